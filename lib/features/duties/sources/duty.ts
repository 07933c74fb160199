/** The duties of an owner and their deadlines. Pure: sources find the duties, this file determines their states. */
import type { IsoDate } from "@/lib/core/time/moscow-time";
import { addDays } from "@/lib/russian/working-calendar";

/** The sources of duties, one folder or file of `sources` each. */
export const dutySourceKeys = [
  "notification",
  "request",
  "incident",
  "edition",
  "law",
  "control",
] as const;
export type DutySourceKey = (typeof dutySourceKeys)[number];

/** A duty as a source finds it; its state is only determined by `listDuties`. */
export type FoundDuty = {
  /** Never changes for a duty: calendar programs recognise an event by it. */
  id: string;
  source: DutySourceKey;
  /** The last day in Moscow, or the day on which something begins. */
  day: IsoDate;
  /** For a deadline in hours, its exact time. */
  endsAt: Date | null;
  /** The day on which it was done; null while it is pending. */
  doneOn: IsoDate | null;
  what: string;
  why: string;
  /** «152-ФЗ, ст. 22 ч. 7»; null when no norm sets the day. */
  norm: string | null;
  /** The path of the page where it is done. */
  href: string;
  /** Whether the day was computed through a year without a decree on days off. */
  isForecast: boolean;
};

export const dutyStates = ["overdue", "soon", "planned", "done"] as const;
export type DutyState = (typeof dutyStates)[number];
export type Duty<Found extends FoundDuty = FoundDuty> = Found & { state: DutyState };

/** A duty is «soon» from a week before its day: as far as the weekly e-mail looks ahead. */
const soonDays = 7;
/** How long a completed duty is still shown. */
const doneDays = 30;

/** The first day from which sources list completed duties. */
export const firstDoneDay = (today: IsoDate): IsoDate => addDays(today, -doneDays);

/**
 * Returns the duties with their states: pending ones by day, then completed ones, newest first.
 * @param now a time on the Moscow day `today`.
 */
export function listDuties<Found extends FoundDuty>(
  found: readonly Found[],
  { today, now }: { today: IsoDate; now: Date },
): Duty<Found>[] {
  const duties = found.map((duty) => ({ ...duty, state: stateOf(duty, today, now) }));
  const isDone = ({ state }: { state: DutyState }) => state === "done";
  return [
    ...duties.filter((duty) => !isDone(duty)).sort(byDay),
    ...duties.filter(isDone).sort((a, b) => -compare(a.doneOn ?? "", b.doneOn ?? "")),
  ];
}

function stateOf({ day, endsAt, doneOn }: FoundDuty, today: IsoDate, now: Date): DutyState {
  if (doneOn !== null) return "done";
  // The last day still belongs to the term; a deadline in hours is within its day.
  if (endsAt ? endsAt < now : day < today) return "overdue";
  return day <= addDays(today, soonDays) ? "soon" : "planned";
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const momentOf = ({ day, endsAt }: FoundDuty) =>
  `${day} ${endsAt === null ? "~" : endsAt.toISOString()}`;

/** On the same day, deadlines in hours first; then by id, so that the order is stable. */
const byDay = (a: FoundDuty, b: FoundDuty) =>
  compare(momentOf(a), momentOf(b)) || compare(a.id, b.id);
