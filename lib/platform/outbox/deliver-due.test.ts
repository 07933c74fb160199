import { expect, test } from "vitest";
import { backOffMs, maxAttempts } from "@/lib/platform/outbox/deliver-due";

test("backOffMs doubles from 30 seconds to six hours and varies by a quarter", () => {
  const seconds = [1, 2, 3, 4, maxAttempts, 100].map((attempts) => backOffMs(attempts, 0.5) / 1000);
  expect(seconds).toEqual([30, 60, 120, 240, 6 * 3600, 6 * 3600]);
  expect(backOffMs(1, 0)).toBe(22_500);
  expect(backOffMs(1, 1)).toBe(37_500);
});
