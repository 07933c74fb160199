/**
 * Parses a whole number as people type it: «1 500 000», «25000 ». A fraction is cut off. Invalid, empty and negative
 * input counts as 0 (docs/specification/tools.md#fine-calculator).
 */
export function parseCount(typed: string): number {
  const digits = /^\+?(\d+)(?:[.,]\d*)?$/.exec(typed.replace(/[\s\u2060]/g, ""))?.[1];
  // Larger numbers are not exact; no site has that many users.
  return digits === undefined ? 0 : Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}

/** Whether input had to be counted as 0: the field shows a message. */
export const isUnreadableCount = (typed: string): boolean =>
  parseCount(typed) === 0 && !/^[\s+]*0*(?:[.,]0*)?$/.test(typed);
