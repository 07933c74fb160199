import { expect, test } from "vitest";
import { checkReasons } from "@/content/regulator-notification/fields";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import {
  levelOfPapers,
  reportedLevel,
} from "@/lib/features/regulator-notification/model/protection-level-from-papers";

const shop: AnswersDraft = {
  industry: "ecommerce",
  processingPurposes: ["order_processing", "delivery"],
  dataTypesCollected: ["full_name", "phone", "address"],
};
const clinic: AnswersDraft = { ...shop, industry: "medical" };
const both = { threatType: "type3", subjectCount: "under100k" };

test("levelOfPapers needs both answers and ignores unknown ones", () => {
  expect(levelOfPapers(shop, {})).toBeUndefined();
  expect(levelOfPapers(shop, { threatType: "type3" })).toBeUndefined();
  expect(levelOfPapers(shop, { ...both, threatType: "constructor" })).toBeUndefined();
  expect(levelOfPapers(shop, both)).toBe("4");
  expect(levelOfPapers(clinic, both)).toBe("3");
  expect(levelOfPapers(clinic, { ...both, subjectCount: "over100k" })).toBe("2");
});

test("reportedLevel prefers the notification's answer and reports a different level of the papers", () => {
  expect(reportedLevel({ details: {} })).toEqual({ level: undefined });
  expect(reportedLevel({ details: { securityLevel: "unknown" } })).toEqual({
    level: undefined,
    reason: checkReasons.levelUnknown,
  });
  expect(reportedLevel({ details: { securityLevel: "unknown" }, level: "4" })).toEqual({
    level: "4",
    reason: checkReasons.levelOfAct,
  });
  expect(reportedLevel({ details: { securityLevel: "4" }, level: "4" })).toEqual({ level: "4" });
  expect(reportedLevel({ details: { securityLevel: "4" }, level: "3" })).toEqual({
    level: "4",
    reason: checkReasons.levelDiffers,
  });
});
