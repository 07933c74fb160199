import { describe, expect, test } from "vitest";
import { type DeadlineKey, deadlines } from "@/content/duties/deadlines";
import { startOfDay } from "@/lib/core/time/moscow-days";
import { deadlineOf } from "@/lib/features/requests/terms/deadlines";
import { workingCalendar } from "@/lib/platform/content/working-calendar";

/** The terms of the law, typed again: a mistake in the table does not match them. */
const byLaw: Record<
  DeadlineKey,
  [count: number, unit: "wd" | "d" | "m" | "h", extension?: number]
> = {
  access: [10, "wd", 5],
  refusal: [10, "wd", 5],
  correction: [7, "wd"],
  destruction: [7, "wd"],
  clarification: [7, "wd"],
  unlawfulStop: [3, "wd"],
  unlawfulDestruction: [10, "wd"],
  stop: [10, "wd", 5],
  withdrawal: [30, "d"],
  purposeReached: [30, "d"],
  blocked: [6, "m"],
  regulator: [10, "wd", 5],
  incidentNotice: [24, "h"],
  incidentResults: [72, "h"],
  repeated: [30, "d"],
};

/** Public holidays as newspapers print them; ordinary weekends are added separately. */
const rest = [
  ["2026-01-01", "2026-01-11"],
  ["2026-02-21", "2026-02-23"],
  ["2026-03-07", "2026-03-09"],
  ["2026-05-01", "2026-05-03"],
  ["2026-05-09", "2026-05-11"],
  ["2026-06-12", "2026-06-14"],
  ["2026-11-04", "2026-11-04"],
  ["2026-12-31", "2027-01-10"],
  ["2027-02-23", "2027-02-23"],
  ["2027-03-06", "2027-03-08"],
  ["2027-05-01", "2027-05-03"],
  ["2027-05-08", "2027-05-10"],
  ["2027-06-12", "2027-06-14"],
  ["2027-11-04", "2027-11-04"],
  ["2028-01-01", "2028-01-09"],
] as const;
const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const allDays = Array.from({ length: 3 * 365 }, (_, at) => iso(Date.UTC(2026, 0, 1) + at * day));
const workingDays = allDays.filter((date) => {
  const isWeekend = ["Sat", "Sun"].includes(new Date(`${date}T12:00Z`).toUTCString().slice(0, 3));
  const isRest = rest.some(([from, to]) => from <= date && date <= to);
  return date === "2027-11-13" || (!isWeekend && !isRest);
});

function expected(start: string, [count, unit, extra = 0]: [number, string, number?]): string {
  if (unit === "wd") return workingDays.filter((date) => date > start)[count + extra - 1] ?? "";
  if (unit === "d") return allDays[allDays.indexOf(start) + count] ?? "";
  if (unit === "h") return iso(Date.parse(`${start}T00:00Z`) + (count / 24) * day);
  const [year = 0, month = 0, number = 0] = start.split("-").map(Number);
  const target = allDays.filter((date) => {
    const months = (Number(date.slice(0, 4)) - year) * 12 + Number(date.slice(5, 7)) - month;
    return months === count && Number(date.slice(8)) <= number;
  });
  return target.at(-1) ?? "";
}

const starts = Array.from({ length: 400 }, (_, at) =>
  iso(Date.UTC(2026, 0, 1) + Math.floor(at * 1.825) * day),
);

/** docs/specification/requests.md#terms */
describe("deadlineOf on 400 days of 2026 and 2027", () => {
  test("is tested for every term on days from both years", () => {
    expect(new Set(starts).size).toBe(400);
    expect([starts[0], starts.at(-1)]).toEqual(["2026-01-01", "2027-12-30"]);
    expect(Object.keys(byLaw).sort()).toEqual(Object.keys(deadlines).sort());
  });

  test.each(Object.keys(byLaw) as DeadlineKey[])("counts the term %s as the law does", (key) => {
    const [count, unit, extension] = byLaw[key];
    const wrong = starts.flatMap((start) => {
      const received = startOfDay(start);
      const due = deadlineOf(key, received, workingCalendar);
      const right = expected(start, [count, unit]);
      const plain = due.date === right ? [] : [{ start, got: due.date, right }];
      if (extension === undefined) return plain;
      const later = deadlineOf(key, received, workingCalendar, { isExtended: true }).date;
      const rightLater = expected(start, [count, unit, extension]);
      return later === rightLater ? plain : [...plain, { start, got: later, right: rightLater }];
    });
    expect(wrong).toEqual([]);
  });

  test("extends only the terms that the law allows to extend", () => {
    for (const [key, [, , extension]] of Object.entries(byLaw)) {
      const prolong = () =>
        deadlineOf(key as DeadlineKey, startOfDay("2026-11-27"), workingCalendar, {
          isExtended: true,
        });
      if (extension === undefined) expect(prolong, key).toThrow(RangeError);
      else expect(prolong, key).not.toThrow();
    }
  });
});

describe("the end of a term", () => {
  test("is a forecast when it counts working days of a year without a decree", () => {
    const isForecast = (key: DeadlineKey, start: string) =>
      deadlineOf(key, startOfDay(start), workingCalendar).isForecast;
    expect(isForecast("access", "2026-11-27")).toBe(false);
    expect(isForecast("access", "2026-12-25")).toBe(true);
    // Calendar days do not depend on the calendar of days off.
    expect(isForecast("withdrawal", "2026-12-25")).toBe(false);
  });

  test("has the last working day before it when it falls on a day off", () => {
    const due = deadlineOf("withdrawal", startOfDay("2026-12-04"), workingCalendar);
    expect(due).toMatchObject({ date: "2027-01-03", workDate: "2026-12-30" });
  });

  test("is midnight in Moscow when the term is in days", () => {
    const due = deadlineOf("access", startOfDay("2026-11-27"), workingCalendar);
    expect(due.date).toBe("2026-12-11");
    expect(due.endsAt.toISOString()).toBe("2026-12-11T21:00:00.000Z");
  });

  test("counts days off when the term is in hours", () => {
    const found = new Date("2026-12-31T20:30:00Z");
    const end = (key: DeadlineKey) => deadlineOf(key, found, workingCalendar);
    expect(end("incidentNotice").endsAt.toISOString()).toBe("2027-01-01T20:30:00.000Z");
    expect(end("incidentNotice").date).toBe("2027-01-01");
    expect(end("incidentResults").endsAt.toISOString()).toBe("2027-01-03T20:30:00.000Z");
    expect(end("incidentResults").date).toBe("2027-01-03");
  });

  test("is counted from the day in Moscow", () => {
    // 00:30 of 28 November in Moscow.
    const late = deadlineOf("correction", new Date("2026-11-27T21:30:00Z"), workingCalendar);
    expect(late.date).toBe(
      deadlineOf("correction", startOfDay("2026-11-28"), workingCalendar).date,
    );
  });
});
