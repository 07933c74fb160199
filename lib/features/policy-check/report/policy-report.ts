/** The result of a policy check. */
import { z } from "zod";

const quote = z
  .strictObject({ text: z.string(), start: z.int().min(0), end: z.int().min(0) })
  .describe("Место текста, как его прислали; не длиннее 200 знаков");
export type Quote = z.output<typeof quote>;

/** Something that a policy has to contain, and whether it does. */
const policyElement = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** `partly`: some parts of it are there. `outdated`: it is there in outdated words. */
  state: z.enum(["there", "partly", "absent", "outdated"]),
  quote: quote.optional(),
  /** «152-ФЗ ст. 9 ч. 2»; the law by its key in `content/laws.yaml`. */
  norm: z.string(),
});
export type CheckedElement = z.output<typeof policyElement>;
export type ElementState = CheckedElement["state"];

/** A place that is outdated or left over from a sample. */
const policyIssue = z.strictObject({
  rule: z.string(),
  quote,
  norm: z.string(),
  advice: z.string(),
});
export type PolicyIssue = z.output<typeof policyIssue>;

export const policyReport = z.strictObject({
  elements: z.array(policyElement),
  findings: z.array(policyIssue),
  /** The weighted share of the elements that the law requires. */
  score: z
    .int()
    .min(0)
    .max(100)
    .describe("Доля требований с их весом; без списка ничего не говорит"),
});
export type PolicyReport = z.output<typeof policyReport>;
