/**
 * A whole number as people type it: «1 500 000», «25000 ». A fraction is cut off. Whatever is no
 * such number, nothing and less than nothing count as 0
 * (docs/specification/tools.md#fine-calculator).
 */
export function parseCount(typed: string): number {
  const digits = /^\+?(\d+)(?:[.,]\d*)?$/.exec(typed.replace(/[\s\u2060]/g, ""))?.[1];
  // Beyond this a number is not exact any more; no site has as many users.
  return digits === undefined ? 0 : Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}

/** Whether something was typed that had to be taken for 0: the field says so, nobody is corrected. */
export const isUnreadableCount = (typed: string): boolean =>
  parseCount(typed) === 0 && !/^[\s+]*0*(?:[.,]0*)?$/.test(typed);
