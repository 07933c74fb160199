import type { CheckReport } from "@/lib/features/site-check/report/responses";

/** What a thread hands over at the end of a check. */
export type CheckOutcome = {
  report: CheckReport;
  /** JPEGs, by their numbers in the report from 1. */
  crops: readonly Uint8Array[];
  /** Not part of the report: it is nothing for the site's owner. */
  unknownHosts: readonly string[];
};
