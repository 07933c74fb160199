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

test("marks a duty as overdue after its day, soon in the week before it, and planned earlier", () => {
  const days = ["2026-11-26", "2026-11-27", "2026-12-04", "2026-12-05"];
  expect(list(...days.map((day) => duty(day, { day })))).toEqual([
    "2026-11-26 overdue",
    "2026-11-27 soon",
    "2026-12-04 soon",
    "2026-12-05 planned",
  ]);
});

test("marks a term in hours as overdue after its minute, not at the end of the day", () => {
  const at = (minutes: number) => ({ endsAt: new Date(noon.getTime() + minutes * 60_000) });
  expect(list(duty("late", at(-1)), duty("running", at(1)), duty("day"))).toEqual([
    "late overdue",
    "running soon",
    "day soon",
  ]);
});

test("lists done duties last, the latest first, and never as overdue", () => {
  expect(
    list(
      duty("early", { day: "2026-11-01", doneOn: "2026-11-20" }),
      duty("waits", { day: "2026-12-30" }),
      duty("late", { day: "2026-11-02", doneOn: "2026-11-26" }),
    ),
  ).toEqual(["waits planned", "late done", "early done"]);
});

test("sorts duties of the same day alike whatever their original order", () => {
  const found = ["c", "a", "b"].map((id) => duty(id));
  expect(list(...found)).toEqual(list(...found.toReversed()));
});
