import { expect, test } from "vitest";
import { areas, findSubjectProblem } from "./commit-subjects.mjs";

test.each([
  "wizard: load the limit when it is shown",
  "merge: kinds of site, charity and application",
  `docs: ${"a".repeat(66)}`,
])('findSubjectProblem accepts "%s"', (subject) => expect(findSubjectProblem(subject)).toBeNull());

test.each([
  [`docs: ${"a".repeat(67)}`, "знаков 73"],
  ["load the limit when it is shown", "нет области"],
  ["Merge branch 'kinds' into main", "нет области"],
  ["consent to entrusting: name the host", "нет области «consent to entrusting»"],
  ["wizard: Load the limit", "со строчной"],
  ["wizard: ", "глагол"],
  ["wizard: load the limit.", "точка"],
  ["names: rename the limit", "нет области «names»"],
  ["wizard: say what the limit is", "«say» — слишком общий глагол"],
])('findSubjectProblem rejects "%s"', (subject, fault) =>
  expect(findSubjectProblem(subject)).toContain(fault),
);

test.each(["house: load the limit", "wizard: let the limit grow"])(
  'findSubjectProblem accepts "%s" in a former commit',
  (subject) => expect(findSubjectProblem(subject, { isFormer: true })).toBeNull(),
);

test("the list of areas has no duplicates", () => expect(new Set(areas).size).toBe(areas.length));
