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
])('findSubjectProblem rejects "%s"', (subject, fault) =>
  expect(findSubjectProblem(subject)).toContain(fault),
);

test("the list of areas has no duplicates", () => expect(new Set(areas).size).toBe(areas.length));
