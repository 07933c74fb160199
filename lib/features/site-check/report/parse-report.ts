import { z } from "zod";
import { type CheckReport, checkReport } from "@/lib/features/site-check/report/responses";

/** Items of a stored list: those that today's vocabulary does not know are left out. */
const knownOf = <Item extends z.ZodType>({ element }: z.ZodArray<Item>) =>
  z
    .array(element.nullable().catch(null))
    .transform((items) => items.filter((item): item is NonNullable<typeof item> => item !== null));

const { services, forms, requisites, findings, policy, onSite } = checkReport.shape;
const storedReport = z.object({
  ...checkReport.shape,
  services: knownOf(services),
  forms: knownOf(forms),
  requisites: knownOf(requisites),
  findings: knownOf(findings),
  policy: policy.catch(null),
  onSite: onSite.catch(undefined),
});

/**
 * The report of a check as it is stored: never changed, so it may be older than a rule, a service's category or a
 * field.
 * @returns null where there is none yet, and for what is no report of ours.
 */
export function parseReport(stored: unknown): CheckReport | null {
  return storedReport.safeParse(stored).data ?? null;
}
