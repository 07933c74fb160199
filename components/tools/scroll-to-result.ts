/**
 * Scrolls to a new result if it is out of view: on a phone it is below the form. Does nothing if it is visible, and
 * jumps under `prefers-reduced-motion`. The focus stays on the button: the result is announced by its live region.
 */
export function scrollToResult(result: Element | null): void {
  if (!result || isInSight(result)) return;
  const isTouched = window.matchMedia("(pointer: coarse)").matches;
  // Enter on a phone's keyboard leaves the keyboard over the result.
  if (isTouched && document.activeElement instanceof HTMLInputElement)
    document.activeElement.blur();
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  result.scrollIntoView({ block: "start", behavior: isCalm ? "auto" : "smooth" });
}

/** Whether its top is visible, with at least half a screen of it, or all if it is smaller. */
function isInSight(result: Element): boolean {
  // The page's header and bottom bar cover it.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const top = Number.parseFloat(scrollPaddingTop) || 0;
  const bottom = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
  const box = result.getBoundingClientRect();
  return box.top >= top && box.top + Math.min(box.height, (bottom - top) / 2) <= bottom;
}
