import type { CheckReport } from "@/lib/features/site-check/responses";

/** What a thread hands over at the end of a check. */
export type CheckOutcome = {
  report: CheckReport;
  /** Not part of the report: it is nothing for the site's owner. */
  unknownHosts: readonly string[];
};
