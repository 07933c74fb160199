/**
 * How often the invitation to register was dismissed, stored in this browser
 * (docs/specification/site.md#registration-notice).
 */

const countKey = "registration-notice-count";
const closedKey = "registration-notice-closed";

/** Shown below this number of dismissals. */
const limit = 11;

type DismissalStorage = Pick<Storage, "getItem" | "setItem">;

/** True until it was dismissed eleven times; also if the browser stores nothing. */
export function canShowInvitation(storage?: DismissalStorage): boolean {
  try {
    const keeper = storage ?? localStorage;
    return keeper.getItem(closedKey) === null && countOf(keeper) < limit;
  } catch {
    return true;
  }
}

/** Counts a dismissal, or a click on «register»; the eleventh also stores that it is closed for good. */
export function countDismissal(storage?: DismissalStorage): void {
  try {
    const keeper = storage ?? localStorage;
    const count = countOf(keeper) + 1;
    keeper.setItem(countKey, String(count));
    if (count >= limit) keeper.setItem(closedKey, "true");
  } catch {
    // Storage is blocked: it is shown again on the next visit.
  }
}

/** Any other stored value (a visitor may edit it) counts as zero. */
function countOf(storage: DismissalStorage): number {
  const count = Number(storage.getItem(countKey));
  return Number.isInteger(count) && count > 0 ? count : 0;
}
