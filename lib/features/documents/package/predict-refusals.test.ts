import { expect, test } from "vitest";
import {
  type PackagePlan,
  predictRefusals,
} from "@/lib/features/documents/package/predict-refusals";

const free: PackagePlan = {
  role: "user",
  subscription: "free",
  documentsCreated: 1,
  documentsLimit: 3,
};
const policies = [{ type: "privacy" }, { type: "privacy" }, { type: "privacy" }] as const;

test("the month's rest is given to the first documents", () => {
  expect(predictRefusals(free, policies)).toEqual([null, null, "LIMIT_REACHED"]);
});

test("a paid type takes nothing of the month", () => {
  const paid = "PREMIUM_REQUIRED";
  expect(predictRefusals(free, [{ type: "offer" }, ...policies])).toEqual([
    paid,
    null,
    null,
    "LIMIT_REACHED",
  ]);
});

test("without a limit nothing is refused; a count over the limit leaves nothing", () => {
  expect(predictRefusals({ ...free, documentsLimit: -1 }, policies)).toEqual([null, null, null]);
  expect(predictRefusals({ ...free, documentsCreated: 9 }, [{ type: "privacy" }])).toEqual([
    "LIMIT_REACHED",
  ]);
});
