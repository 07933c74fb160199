/**
 * Scrolls to what a press has just made, when it is out of sight: on a phone the result is below the form. Does
 * nothing when it is visible already, and moves at once under `prefers-reduced-motion`. The focus stays at the
 * button: the result is announced by its live region.
 */
export function scrollToResult(result: Element | null): void {
  if (!result || isInSight(result)) return;
  const isTouched = window.matchMedia("(pointer: coarse)").matches;
  // Enter on the keyboard of a phone leaves that keyboard over the result.
  if (isTouched && document.activeElement instanceof HTMLInputElement)
    document.activeElement.blur();
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  result.scrollIntoView({ block: "start", behavior: isCalm ? "auto" : "smooth" });
}

/** Its beginning is seen, and at least half a screen of it, or all when it is less. */
function isInSight(result: Element): boolean {
  // The page's header and the bar at its foot lie over it.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const top = Number.parseFloat(scrollPaddingTop) || 0;
  const bottom = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
  const box = result.getBoundingClientRect();
  return box.top >= top && box.top + Math.min(box.height, (bottom - top) / 2) <= bottom;
}
