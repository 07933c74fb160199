import { expect, test } from "vitest";
import {
  effectiveDateProblem,
  effectiveDateRange,
} from "@/components/features/documents/wizard/creation/effective-date";

test("effectiveDateRange is from today to a year ahead", () => {
  expect(effectiveDateRange("2026-11-21")).toEqual({ min: "2026-11-21", max: "2027-11-21" });
  expect(effectiveDateRange("2028-02-29").max).toBe("2029-02-28");
});

test.each([
  ["2026-11-21", null],
  ["2027-11-21", null],
  ["2026-11-20", "Новая редакция не может действовать с прошедшего дня"],
  ["2027-11-22", "Новая редакция может начать действовать не позже чем через год"],
  ["", "Укажите день, с которого действует новая редакция"],
])("effectiveDateProblem for «%s» returns %s", (date, problem) => {
  expect(effectiveDateProblem(date, "2026-11-21")).toBe(problem);
});
