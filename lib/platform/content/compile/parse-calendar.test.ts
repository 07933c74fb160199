import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseCalendarYear } from "@/lib/platform/content/compile/parse-calendar";

const file = "content/calendar/2026.yaml";
const text = readFileSync(file, "utf8");
const problemsOf = (changed: string) => parseCalendarYear(file, changed).problems.join("\n");

test("parseCalendarYear reads the year of the file", () => {
  const { year, problems } = parseCalendarYear(file, text);
  expect(problems).toEqual([]);
  expect(year).toMatchObject({ year: 2026, status: "decreed", workingWeekends: [] });
});

test("parseCalendarYear reports mistakes in days, dates and sources", () => {
  expect(problemsOf(text.replace("  - 2026-06-12\n", ""))).toContain("рабочих дней выходит 248");
  expect(problemsOf(text.replace("2026-06-12", "2026-06-13"))).toContain("2026-06-13 — выходной");
  expect(problemsOf(text.replace("2026-06-12", "2025-06-12"))).toContain("не этого года");
  expect(problemsOf(text.replace("2026-06-12", "2026-05-01"))).toContain("назван дважды");
  expect(
    problemsOf(text.replace("workingWeekends: []", "workingWeekends: [2026-06-15]")),
  ).toContain("2026-06-15 — будний день");
  expect(problemsOf(text.replace(/where:[\s\S]*?checked/, "checked"))).toContain("where");
  expect(problemsOf(text.replace("2026-06-12", "2026-06-31"))).toContain("daysOff");
  expect(problemsOf("{")).not.toBe("");
});
