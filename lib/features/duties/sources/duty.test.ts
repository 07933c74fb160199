import { expect, test } from "vitest";
import { startOfDay } from "@/lib/core/time/moscow-days";
import { type FoundDuty, listDuties } from "@/lib/features/duties/sources/duty";

const today = "2026-11-27";
const noon = new Date(startOfDay(today).getTime() + 12 * 3_600_000);
const duty = (id: string, changes: Partial<FoundDuty> = {}): FoundDuty => ({
  id,
  source: "request",
  day: today,
  endsAt: null,
  doneOn: null,
  what: "Ответить",
  why: "",
  norm: null,
  href: "/",
  isForecast: false,
  ...changes,
});
const list = (...found: FoundDuty[]) =>
  listDuties(found, { today, now: noon }).map(({ id, state }) => `${id} ${state}`);

test("a duty is overdue after its day, near for a week before it, planned earlier", () => {
  const days = ["2026-11-26", "2026-11-27", "2026-12-04", "2026-12-05"];
  expect(list(...days.map((day) => duty(day, { day })))).toEqual([
    "2026-11-26 overdue",
    "2026-11-27 soon",
    "2026-12-04 soon",
    "2026-12-05 planned",
  ]);
});

test("a term in hours is over at its minute, not at the end of the day", () => {
  const at = (minutes: number) => ({ endsAt: new Date(noon.getTime() + minutes * 60_000) });
  expect(list(duty("late", at(-1)), duty("running", at(1)), duty("day"))).toEqual([
    "late overdue",
    "running soon",
    "day soon",
  ]);
});

test("what was done is no longer late and comes last, the latest first", () => {
  expect(
    list(
      duty("early", { day: "2026-11-01", doneOn: "2026-11-20" }),
      duty("waits", { day: "2026-12-30" }),
      duty("late", { day: "2026-11-02", doneOn: "2026-11-26" }),
    ),
  ).toEqual(["waits planned", "late done", "early done"]);
});

test("the order does not depend on the order in which sources answer", () => {
  const found = ["c", "a", "b"].map((id) => duty(id));
  expect(list(...found)).toEqual(list(...found.toReversed()));
});
