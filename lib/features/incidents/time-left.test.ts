import { expect, test } from "vitest";
import { describeTimeLeft } from "@/lib/features/incidents/time-left";

/** Over the New Year in Moscow. */
const endsAt = "2027-01-01T10:00:00Z";

test.each([
  ["2026-12-31T10:00:00Z", false, "осталось 24 часа 0 минут"],
  ["2027-01-01T09:58:59Z", false, "осталось 2 минуты"],
  ["2027-01-01T09:59:30Z", false, "осталось 1 минута"],
  ["2027-01-01T10:00:00Z", true, "срок прошёл 0 минут назад"],
  ["2027-01-01T12:01:30Z", true, "срок прошёл 2 часа 1 минуту назад"],
])("describes the time left at %s", (now, isOver, text) => {
  const clock = describeTimeLeft(endsAt, Date.parse(now));
  expect([clock.isOver, clock.text.replaceAll("\u00a0", " ")]).toEqual([isOver, text]);
});
