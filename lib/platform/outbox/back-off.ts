const firstMs = 30_000;
const maxDelayMs = 6 * 60 * 60 * 1000;

/** With these pauses the last attempt comes about fifteen hours after the first. */
export const maxAttempts = 12;

/**
 * How long to wait after attempt number `attempts`: twice as long each time, six hours at most. `random`
 * (0 to 1) moves it by a quarter, so that what failed together does not come back together.
 */
export function backOffMs(attempts: number, random: number): number {
  const pause = Math.min(maxDelayMs, firstMs * 2 ** Math.max(0, attempts - 1));
  return Math.round(pause * (0.75 + random / 2));
}
