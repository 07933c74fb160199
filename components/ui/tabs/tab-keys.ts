import type { KeyboardEvent } from "react";

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The tab that a key leads to from `current`, or null for other keys: arrows wrap around, Home and End go to the ends
 * (WAI-ARIA, «Tabs»). For tabs of public pages: Radix's weigh eleven kilobytes.
 */
export function tabOfKey<Tab>(
  event: KeyboardEvent,
  tabs: readonly Tab[],
  current: number,
): Tab | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const step = steps[event.key];
  const isEnd = event.key === "End";
  if (step === undefined && !isEnd && event.key !== "Home") return null;
  const to = step === undefined ? (isEnd ? tabs.length - 1 : 0) : current + step;
  return tabs[(to + tabs.length) % tabs.length] ?? null;
}
