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

test("allows the first documents that are left of the month and refuses the rest", () => {
  expect(predict(month, policies)).toEqual({ rejections: [null, null, "LIMIT_REACHED"], takes: 2 });
});

test("does not count a paid type against the month's limit", () => {
  const { rejections, takes } = predict(month, [{ type: "offer" }, ...policies]);
  expect(rejections).toEqual(["PREMIUM_REQUIRED", null, null, "LIMIT_REACHED"]);
  expect(takes).toBe(2);
});

test("refuses nothing without a limit and everything when the count exceeds the limit", () => {
  expect(predict({ ...month, limit: -1 }, policies).rejections).toEqual([null, null, null]);
  expect(predict({ ...month, created: 9 }, [{ type: "privacy" }]).rejections).toEqual([
    "LIMIT_REACHED",
  ]);
});

test("counts a new set once, a started set not at all, and each item of a set once", () => {
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
  expect(ask(beginning)).toEqual({ rejections: [null, null, null, null], takes: 1 });
  expect(ask(nothingLeft).rejections).toEqual(items.map(() => "LIMIT_REACHED"));
  expect(ask(begun)).toEqual({ rejections: ["LIMIT_REACHED", null, null, null], takes: 0 });
});

test("applies a set to its own site only and starts none for an unknown site", () => {
  const begun = { ...month, created: 3, sets: [{ address, items: ["privacy"] }] };
  const items = [{ type: "terms" }] as const;
  const other = predictCreation(free, begun, { address: "lilia.ru", items });
  expect(other.rejections).toEqual(["LIMIT_REACHED"]);
  const unknown = { ...month, mayBegin: true, created: 2 };
  expect(
    predictCreation(free, unknown, { address: null, items: [...items, { type: "cookie" }] }),
  ).toEqual({ rejections: [null, "LIMIT_REACHED"], takes: 1 });
});
