import { expect, test } from "vitest";
import { predictCreation } from "@/lib/features/documents/allowance/allowance";
import type { Allowance } from "@/lib/features/documents/allowance/responses";

const free = { role: "user", subscription: "free" } as const;
const month: Allowance = {
  created: 1,
  limit: 3,
  opensOn: "2026-12-01",
  mayBegin: false,
  sets: [],
};
const address = "romashka.ru";
const policies = [{ type: "privacy" }, { type: "privacy" }, { type: "privacy" }] as const;
const predict = (allowance: Allowance, items: readonly { type: "privacy" | "offer" | "terms" }[]) =>
  predictCreation(free, allowance, { address, items });

test("the month's rest is given to the first documents", () => {
  expect(predict(month, policies)).toEqual({ refusals: [null, null, "LIMIT_REACHED"], takes: 2 });
});

test("a paid type takes nothing of the month", () => {
  const { refusals, takes } = predict(month, [{ type: "offer" }, ...policies]);
  expect(refusals).toEqual(["PREMIUM_REQUIRED", null, null, "LIMIT_REACHED"]);
  expect(takes).toBe(2);
});

test("without a limit nothing is refused; a count over the limit leaves nothing", () => {
  expect(predict({ ...month, limit: -1 }, policies).refusals).toEqual([null, null, null]);
  expect(predict({ ...month, created: 9 }, [{ type: "privacy" }]).refusals).toEqual([
    "LIMIT_REACHED",
  ]);
});

test("a set that begins takes one, a set that has begun nothing, each item once", () => {
  const items = [
    { type: "privacy" },
    { type: "consent", consentPurpose: "newsletter" },
    { type: "consent", consentPurpose: "analytics" },
    { type: "terms" },
  ] as const;
  const beginning = { ...month, created: 2, mayBegin: true };
  const nothingLeft = { ...month, created: 3, mayBegin: true };
  const begun = { ...month, created: 3, sets: [{ address, items: ["privacy"] }] };
  const ask = (allowance: Allowance) => predictCreation(free, allowance, { address, items });
  expect(ask(beginning)).toEqual({ refusals: [null, null, null, null], takes: 1 });
  expect(ask(nothingLeft).refusals).toEqual(items.map(() => "LIMIT_REACHED"));
  expect(ask(begun)).toEqual({ refusals: ["LIMIT_REACHED", null, null, null], takes: 0 });
});

test("a set is that of one site, and an unknown site begins none", () => {
  const begun = { ...month, created: 3, sets: [{ address, items: ["privacy"] }] };
  const items = [{ type: "terms" }] as const;
  const other = predictCreation(free, begun, { address: "lilia.ru", items });
  expect(other.refusals).toEqual(["LIMIT_REACHED"]);
  const unknown = { ...month, mayBegin: true, created: 2 };
  expect(
    predictCreation(free, unknown, { address: null, items: [...items, { type: "cookie" }] }),
  ).toEqual({ refusals: [null, "LIMIT_REACHED"], takes: 1 });
});
