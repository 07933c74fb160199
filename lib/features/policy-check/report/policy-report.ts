/** What the check of a policy's text gives. */
import { z } from "zod";

const quote = z
  .strictObject({ text: z.string(), start: z.int().min(0), end: z.int().min(0) })
  .describe("Место текста, как его прислали; не длиннее 200 знаков");
export type Quote = z.output<typeof quote>;

/** What a policy has to say, and whether it does. */
const policyElement = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** `partly`: some of what belongs to it is there. `outdated`: it is there in words that the law has left behind. */
  state: z.enum(["there", "partly", "absent", "outdated"]),
  quote: quote.optional(),
  /** «152-ФЗ ст. 9 ч. 2», the act by its key of `content/laws.yaml`. */
  norm: z.string(),
});
export type CheckedElement = z.output<typeof policyElement>;
export type ElementState = CheckedElement["state"];

/** A place that is outdated or was left over from a sample. */
const policyFinding = z.strictObject({
  rule: z.string(),
  quote,
  norm: z.string(),
  advice: z.string(),
});
export type PolicyFinding = z.output<typeof policyFinding>;

export const policyReport = z.strictObject({
  elements: z.array(policyElement),
  findings: z.array(policyFinding),
  /** The weighted share of what the law demands. */
  score: z
    .int()
    .min(0)
    .max(100)
    .describe("Доля требований с их весом; без списка ничего не говорит"),
});
export type PolicyReport = z.output<typeof policyReport>;
