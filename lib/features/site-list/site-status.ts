/** The state of a site in a list of many: what it is waiting for, sorting and searching. */
import type { SiteState } from "@/lib/features/site-list/responses";

/** What a site may wait for, the most pressing first; `ready` is one that waits for nothing. */
export const siteStates = [
  "overdue",
  "law",
  "changed",
  "check",
  "unconfirmed",
  "missing",
  "ready",
] as const;
export type SiteStateKey = (typeof siteStates)[number];

/** All that a site waits for. Findings that only advise (`low`) are shown and wait for nobody. */
export function statesOf(site: SiteState): SiteStateKey[] {
  const { due, notices, changed, check, unconfirmed, next, blanks } = site;
  const severity = check?.worst?.severity;
  const isPending: Record<Exclude<SiteStateKey, "ready">, boolean> = {
    overdue: due?.state === "overdue",
    law: notices > 0,
    changed: (changed ?? 0) > 0,
    check: severity === "high" || severity === "medium",
    unconfirmed: unconfirmed > 0,
    missing: next !== null || blanks > 0,
  };
  const found = siteStates.filter((key) => key !== "ready" && isPending[key]);
  return found.length > 0 ? found : ["ready"];
}

/** How many sites wait for each, those for which none does left out. */
export function countStates(sites: readonly SiteState[]): { key: SiteStateKey; count: number }[] {
  const all = sites.flatMap(statesOf);
  return siteStates
    .map((key) => ({ key, count: all.filter((item) => item === key).length }))
    .filter(({ count }) => count > 0);
}

export const siteOrders = ["due", "name", "new"] as const;
export type SiteOrder = (typeof siteOrders)[number];

const byName = new Intl.Collator("ru", { numeric: true }).compare;
/** Later than any day. */
const never = "9999";

/** The sites in this order; «new» is the order in which they came. */
export function sortSites(sites: readonly SiteState[], order: SiteOrder): SiteState[] {
  if (order === "new") return [...sites];
  const names = (a: SiteState, b: SiteState) => byName(a.name, b.name);
  if (order === "name") return sites.toSorted(names);
  const moment = ({ due }: SiteState) => (due ? `${due.day} ${due.endsAt ?? "~"}` : never);
  return sites.toSorted((a, b) => {
    const [left, right] = [moment(a), moment(b)];
    return left < right ? -1 : left > right ? 1 : names(a, b);
  });
}

/** The sites whose name, address or owner holds these words, and that wait for this, if for something. */
export function findSites(
  sites: readonly SiteState[],
  { query: typed, state }: { query: string; state: SiteStateKey | null },
): SiteState[] {
  const query = typed.trim().toLowerCase();
  return sites.filter(
    (site) =>
      (state === null || statesOf(site).includes(state)) &&
      [site.name, site.address, site.owner].some((text) => text.toLowerCase().includes(query)),
  );
}
