import { expect, test } from "vitest";
import {
  compareWithPrevious,
  lastDays,
  startOfMoscowDay,
} from "@/lib/features/admin/stats/day-range";

test("lastDays lists consecutive days in Moscow, ending with today", () => {
  // 00:30 in Moscow on the first of March.
  const now = new Date("2028-02-29T21:30:00Z");
  expect(lastDays(now, 3)).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
  expect(startOfMoscowDay("2028-03-01").toISOString()).toBe("2028-02-29T21:00:00.000Z");
});

test.each([
  [[1, 1, 2, 2], 2, { current: 4, previous: 2, changePercent: 100 }],
  [[4, 4, 3, 3], 2, { current: 6, previous: 8, changePercent: -25 }],
  [[9, 0, 0, 5], 2, { current: 5, previous: 9, changePercent: -44 }],
  [[0, 0, 7, 0], 2, { current: 7, previous: 0, changePercent: null }],
])("compares %j over %i days with the days before", (daily, days, expected) => {
  expect(compareWithPrevious(daily, days)).toEqual(expected);
});
