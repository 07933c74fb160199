import { expect, test } from "vitest";
import { addMonths } from "@/lib/features/billing/terms/months";

const moscow = (text: string) => new Date(`${text}+03:00`);

test.each([
  ["2027-01-31T12:00:00", 1, "2027-02-28T12:00:00"],
  ["2028-01-31T12:00:00", 1, "2028-02-29T12:00:00"],
  ["2027-01-30T12:00:00", 1, "2027-02-28T12:00:00"],
  ["2027-01-31T12:00:00", 2, "2027-03-31T12:00:00"],
  ["2027-03-31T12:00:00", 1, "2027-04-30T12:00:00"],
  ["2026-12-31T23:59:59", 1, "2027-01-31T23:59:59"],
  ["2026-12-15T08:30:00", 1, "2027-01-15T08:30:00"],
  ["2026-11-30T00:00:00", 3, "2027-02-28T00:00:00"],
  ["2026-05-31T12:00:00", 12, "2027-05-31T12:00:00"],
  ["2028-02-29T12:00:00", 12, "2029-02-28T12:00:00"],
  // In Moscow it is the 31st already while it is still the 30th in UTC, and the other way round.
  ["2027-01-31T01:00:00", 1, "2027-02-28T01:00:00"],
  ["2027-01-30T23:30:00", 1, "2027-02-28T23:30:00"],
  ["2027-03-01T00:30:00", 1, "2027-04-01T00:30:00"],
])("addMonths: %s plus %i months is %s", (from, months, until) => {
  expect(addMonths(moscow(from), months)).toEqual(moscow(until));
});

test("addMonths returns to the 31st after a shorter month when the plan started on the 31st", () => {
  const ends: string[] = [];
  let end = moscow("2027-01-31T12:00:00");
  for (let month = 0; month < 5; month += 1) {
    end = addMonths(end, 1, 31);
    ends.push(end.toISOString().slice(5, 10));
  }
  expect(ends).toEqual(["02-28", "03-31", "04-30", "05-31", "06-30"]);
});
