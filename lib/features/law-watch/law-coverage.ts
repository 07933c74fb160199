import "server-only";

import type { LawStatus } from "@/lib/engine/template/language/laws";
import { listChecks } from "@/lib/features/law-watch/data";
import { loadLaws } from "@/lib/platform/content/templates";
import { readStored } from "@/lib/platform/db/read-stored";

/** How many of the cited laws were compared with our texts, in figures for visitors. */
type LawCoverage = Record<LawStatus, number> & {
  acts: number;
  /** The day of the newest comparison, `YYYY-MM-DD`. */
  lastChecked: string;
};

/** Sums up the checks of the laws; a law that nobody has read has no day. */
export function summarise(checks: readonly { checked: string; status: LawStatus }[]): LawCoverage {
  const count = (status: LawStatus) => checks.filter((check) => check.status === status).length;
  const days = checks.flatMap(({ checked, status }) => (status === "unverified" ? [] : [checked]));
  return {
    acts: checks.length,
    checked: count("checked"),
    secondary: count("secondary"),
    unverified: count("unverified"),
    lastChecked: days.toSorted().at(-1) ?? "",
  };
}

/** For a prerendered page: from the shipped file and from what administrators have checked since. */
export async function getLawCoverage(): Promise<LawCoverage> {
  const laws = await loadLaws();
  const checks = await readStored((database) => listChecks(database, laws));
  return summarise(checks ?? Object.values(laws));
}
