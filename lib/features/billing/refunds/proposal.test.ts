import fc from "fast-check";
import { expect, test } from "vitest";
import { proposeRefund } from "@/lib/features/billing/refunds/proposal";
import { addMonths } from "@/lib/features/billing/terms/months";

const moscow = (text: string) => new Date(`${text}+03:00`);
const from = moscow("2027-01-31T12:00:00");
const until = addMonths(from, 1);
const paid = { amount: 199_000, refunded: 0, paidAt: from, period: { from, until } };

test.each([
  ["2027-01-31T12:00:01", 199_000, "whole"],
  ["2027-02-14T12:00:00", 199_000, "whole"],
  // 28 days, of which the fifteenth has begun: 13/28 of 1990 roubles is 923.928…
  ["2027-02-14T12:00:01", 92_393, "rest"],
  ["2027-02-27T12:00:00", 7_108, "rest"],
  ["2027-02-27T12:00:01", 0, "over"],
  ["2027-06-01T00:00:00", 0, "over"],
])("proposes at %s a refund of %i kopecks", (at, amount, rule) => {
  expect(proposeRefund(paid, moscow(at))).toMatchObject({ amount, rule });
});

test("proposes the whole sum when no access was given, however late", () => {
  const owed = { ...paid, period: null };
  expect(proposeRefund(owed, moscow("2030-01-01T00:00:00"))).toMatchObject({
    amount: 199_000,
    rule: "notGiven",
  });
});

test("proposes the whole sum before the paid period starts", () => {
  const later = { from: moscow("2028-01-01T00:00:00"), until: moscow("2028-02-01T00:00:00") };
  expect(proposeRefund({ ...paid, period: later }, moscow("2027-12-31T00:00:00"))).toMatchObject({
    amount: 199_000,
    rule: "rest",
    days: { left: 31, all: 31 },
  });
});

test("subtracts what was refunded before and never goes below zero", () => {
  expect(proposeRefund({ ...paid, refunded: 99_000 }, from).amount).toBe(100_000);
  const late = moscow("2027-02-27T12:00:00");
  expect(proposeRefund({ ...paid, refunded: 99_000 }, late).amount).toBe(0);
});

test("proposes whole kopecks, at most the sum paid, and never more on a later day", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000_000 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 400 * 24 }),
      fc.integer({ min: 0, max: 48 }),
      (amount, months, hours, more) => {
        const period = { from, until: addMonths(from, months) };
        const at = (hour: number) => new Date(from.getTime() + hour * 3_600_000);
        const now = proposeRefund({ ...paid, amount, period }, at(hours));
        const later = proposeRefund({ ...paid, amount, period }, at(hours + more));
        expect(Number.isSafeInteger(now.amount)).toBe(true);
        expect(now.amount).toBeLessThanOrEqual(amount);
        expect(later.amount).toBeLessThanOrEqual(now.amount);
      },
    ),
    { seed: 20261127 },
  );
});
