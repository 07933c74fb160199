/**
 * What an owner has to do until when, whatever it follows from. Pure: sources give what they found, this says how it
 * stands.
 */
import type { IsoDate } from "@/lib/core/time/moscow-time";
import { addDays } from "@/lib/russian/working-calendar";

/** Where duties come from, one a folder or file of `sources`. */
export const dutySourceKeys = [
  "notification",
  "request",
  "incident",
  "edition",
  "law",
  "control",
] as const;
export type DutySourceKey = (typeof dutySourceKeys)[number];

/** What a source has found; how it stands is said only by `listDuties`. */
export type FoundDuty = {
  /** The same for the same thing for ever: calendars know an event again by it. */
  id: string;
  source: DutySourceKey;
  /** The last day in Moscow, or the day on which something begins. */
  day: IsoDate;
  /** Of a term in hours, the moment at which it ends. */
  endsAt: Date | null;
  /** The day on which it was done; null while it waits. */
  doneOn: IsoDate | null;
  what: string;
  why: string;
  /** «152-ФЗ, ст. 22 ч. 7»; null where no norm gives the day. */
  norm: string | null;
  /** A path of ours where it is done. */
  href: string;
  /** Whether the day was counted through a year without a decree on days off. */
  isForecast: boolean;
};

export const dutyStates = ["overdue", "soon", "planned", "done"] as const;
export type DutyState = (typeof dutyStates)[number];
export type Duty<Found extends FoundDuty = FoundDuty> = Found & { state: DutyState };

/** A duty is near from a week before its day: as far as a weekly letter looks ahead. */
const soonDays = 7;
/** How long what was done is still shown. */
const doneDays = 30;

/** The first day of which sources name what was done. */
export const firstDoneDay = (today: IsoDate): IsoDate => addDays(today, -doneDays);

/**
 * The duties with their states: what waits by its day, then what was done, the last first.
 * @param now whose day in Moscow is `today`.
 */
export function listDuties<Found extends FoundDuty>(
  found: readonly Found[],
  { today, now }: { today: IsoDate; now: Date },
): Duty<Found>[] {
  const duties = found.map((duty) => ({ ...duty, state: stateOf(duty, today, now) }));
  const isDone = ({ state }: { state: DutyState }) => state === "done";
  return [
    ...duties.filter((duty) => !isDone(duty)).sort(byDay),
    ...duties.filter(isDone).sort((one, other) => -compare(one.doneOn ?? "", other.doneOn ?? "")),
  ];
}

function stateOf({ day, endsAt, doneOn }: FoundDuty, today: IsoDate, now: Date): DutyState {
  if (doneOn !== null) return "done";
  // The last day is still in the term; a term in hours ends within its day.
  if (endsAt ? endsAt < now : day < today) return "overdue";
  return day <= addDays(today, soonDays) ? "soon" : "planned";
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const momentOf = ({ day, endsAt }: FoundDuty) =>
  `${day} ${endsAt === null ? "~" : endsAt.toISOString()}`;

/** Of one day, terms in hours first; then by id, so that the order is always the same. */
const byDay = (one: FoundDuty, other: FoundDuty) =>
  compare(momentOf(one), momentOf(other)) || compare(one.id, other.id);
