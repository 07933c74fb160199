import { readFileSync } from "node:fs";
import type { CheckReport, FindingDetails } from "@/lib/features/site-check/report/responses";

/** A picture of 40 × 20 pixels. */
export const smallJpeg = new Uint8Array(readFileSync("tests/fixtures/grey.jpg"));

/** The report of a site without findings. */
export const checkReportOf = (
  address: string,
  changes: Partial<CheckReport> = {},
): CheckReport => ({
  address,
  isRead: true,
  pages: [address],
  unread: [],
  isPartlyRead: false,
  unobserved: null,
  platform: null,
  hosting: null,
  services: [],
  forms: [],
  requisites: [],
  findings: [],
  policy: null,
  facts: { websiteUrl: new URL(address).origin },
  ...changes,
});

/** A finding of a rule, at the first line of a page. */
export const findingOf = (
  rule: FindingDetails["rule"],
  changes: Partial<FindingDetails> = {},
): FindingDetails => ({
  rule,
  status: "seen",
  severity: "high",
  title: `Нарушено правило ${rule}`,
  why: "Так написано в законе.",
  evidence: [{ url: "https://romashka.test/", line: 1, excerpt: "<form>" }],
  norms: ["ст. 9 ч. 1 152-ФЗ"],
  fine: null,
  fix: "Исправьте.",
  action: null,
  ...changes,
});

/** A service that pages call on load. */
export const serviceOf = (
  key: string,
  category: CheckReport["services"][number]["category"],
  changes: Partial<CheckReport["services"][number]> = {},
): CheckReport["services"][number] => ({
  ...{ key, name: key, company: null, country: null, category },
  ...{ load: "immediate", hosts: [], ids: [], evidence: [] },
  ...changes,
});
