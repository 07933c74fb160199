import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { workingCalendar } from "@/lib/platform/content/working-calendar";
import {
  addDays,
  addMonths,
  addWorkingDays,
  countWorkingDays,
  daysBetween,
  undecidedYear,
  workingDayBefore,
  workStatusOf,
} from "@/lib/russian/working-calendar";

const end = (from: string, count: number) => addWorkingDays(workingCalendar, from, count);

describe("the year 2026", () => {
  test("has 247 working days", () => {
    expect(countWorkingDays(workingCalendar, 2026)).toBe(247);
  });

  test.each([
    ["2026-01-09", false],
    ["2026-01-12", true],
    ["2026-02-20", true],
    ["2026-02-23", false],
    ["2026-03-09", false],
    ["2026-05-08", true],
    ["2026-05-11", false],
    ["2026-11-04", false],
    ["2026-11-05", true],
    ["2026-12-31", false],
  ])("workStatusOf(%s) returns isWorking: %s", (date, isWorking) => {
    expect(workStatusOf(workingCalendar, date)).toEqual({ isWorking, isForecast: false });
  });
});

describe("addWorkingDays", () => {
  test("counts from the day after the given one", () => {
    expect(end("2026-11-23", 1)).toEqual({ date: "2026-11-24", isForecast: false });
  });

  test("skips a holiday in the middle of the week", () => {
    expect(end("2026-11-02", 3).date).toBe("2026-11-06");
  });

  test("skips the New Year holidays and marks the next year as a forecast", () => {
    expect(end("2026-12-28", 2)).toEqual({ date: "2026-12-30", isForecast: false });
    expect(end("2026-12-28", 3)).toEqual({ date: "2027-01-11", isForecast: true });
  });

  test("counts a working Saturday of a forecast year", () => {
    expect(end("2027-11-12", 1)).toEqual({ date: "2027-11-13", isForecast: true });
  });
});

test("workStatusOf takes holidays from the law, as a forecast, when a year has no calendar", () => {
  const on = (date: string) => workStatusOf([], date);
  expect(on("2027-02-23")).toEqual({ isWorking: false, isForecast: true });
  expect(on("2027-02-24").isWorking).toBe(true);
  // Of Saturday 1 May and of Sunday 9 May.
  expect(on("2027-05-03").isWorking).toBe(false);
  expect(on("2027-05-10").isWorking).toBe(false);
  expect(on("2027-05-04").isWorking).toBe(true);
});

test("workingDayBefore returns the last working day up to the given date", () => {
  expect(workingDayBefore(workingCalendar, "2026-11-22")).toBe("2026-11-20");
  expect(workingDayBefore(workingCalendar, "2026-11-20")).toBe("2026-11-20");
  expect(workingDayBefore(workingCalendar, "2027-01-10")).toBe("2026-12-30");
});

test("addDays, addMonths and daysBetween count across ends of months and years", () => {
  expect(addDays("2026-12-31", 30)).toBe("2027-01-30");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(addMonths("2026-08-31", 6)).toBe("2027-02-28");
  expect(addMonths("2026-11-15", 6)).toBe("2027-05-15");
  expect(daysBetween("2026-12-30", "2027-01-02")).toBe(3);
  expect(daysBetween("2027-01-02", "2026-12-30")).toBe(-3);
});

test("dates and deadlines do not depend on the time zone of the server", { tags: ["slow"] }, () => {
  const program = `
    import { addWorkingDays, addDays, addMonths } from "./lib/russian/working-calendar.ts";
    import { deadlineOf } from "./lib/features/requests/terms/deadlines.ts";
    import years from "./lib/platform/content/generated/calendar.json" with { type: "json" };
    // 23:59 and 00:01 in Moscow, when it is another day in most zones.
    const moments = ["2026-12-28T20:59:00Z", "2026-12-28T21:01:00Z", "2026-03-28T22:30:00Z"];
    console.log(JSON.stringify([
      addWorkingDays(years, "2026-03-27", 10), addDays("2026-03-28", 1), addMonths("2026-08-31", 6),
      ...moments.flatMap((at) => ["access", "withdrawal", "blocked", "incidentNotice"]
        .map((key) => deadlineOf(key, new Date(at), years))),
    ]));`;
  const answers = [
    "UTC",
    "Europe/Moscow",
    "Pacific/Kiritimati",
    "America/Los_Angeles",
    "Asia/Kathmandu",
  ].map((zone) =>
    execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
      env: { ...process.env, TZ: zone },
      encoding: "utf8",
    }),
  );
  expect(JSON.parse(answers[0] ?? "")).toHaveLength(15);
  expect(new Set(answers).size).toBe(1);
});

test("undecidedYear returns a year without a decree: the current one, from October on the next one", () => {
  const decided = (year: number, status: "decreed" | "forecast" = "decreed") => ({
    ...{ year, status, daysOff: [], workingWeekends: [] },
  });
  const calendar = [decided(2026), decided(2027, "forecast")];
  expect(undecidedYear(calendar, "2026-09-30")).toBeUndefined();
  expect(undecidedYear(calendar, "2026-10-01")).toBe(2027);
  expect(undecidedYear(calendar, "2027-01-01")).toBe(2027);
  expect(undecidedYear([decided(2026), decided(2027)], "2026-12-31")).toBeUndefined();
  expect(undecidedYear([decided(2026)], "2026-12-31")).toBe(2027);
});
