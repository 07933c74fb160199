/** Computes legal deadlines. Pure: the calendar is a parameter, the time zone is Moscow's, whatever the server's. */
import { type Deadline, type DeadlineKey, deadlines } from "@/content/duties/deadlines";
import { endOfDay } from "@/lib/core/time/moscow-days";
import { type IsoDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import {
  addDays,
  addMonths,
  addWorkingDays,
  type WorkingCalendar,
  workingDayBefore,
} from "@/lib/russian/working-calendar";

export type Due = {
  /** The last day in Moscow. */
  date: IsoDate;
  /** The time at which the term ends. */
  endsAt: Date;
  /** The last working day of the term: `date`, or the one before it when the term ends on a day off. */
  workDate: IsoDate;
  /** Whether `date` was computed through a year without a decree on days off: then it is preliminary. */
  isForecast: boolean;
};

/**
 * The end of a term of `content/duties/deadlines.ts`. Days are counted from the day after the event (ГК РФ ст. 191);
 * hours run from the event itself, over weekends and holidays. A term in calendar days is not moved when it ends on a
 * day off: 152-ФЗ does not say whether ГК РФ ст. 193 applies, and the earlier day is right in any case.
 *
 * Source: docs/specification/requests.md#terms.
 * @param receivedAt the time of the event; when only the day is known, its beginning in Moscow.
 * @param options `isExtended` for a term that was extended.
 * @throws RangeError if the law allows no extension of it.
 */
export function deadlineOf(
  key: DeadlineKey,
  receivedAt: Date,
  calendar: WorkingCalendar,
  { isExtended = false }: { isExtended?: boolean } = {},
): Due {
  const { term, extension }: Deadline = deadlines[key];
  if (isExtended && extension === undefined) throw new RangeError(`${key} has no extension`);
  const from = toMoscowDate(receivedAt);
  if (term.unit === "hours") {
    const endsAt = new Date(receivedAt.getTime() + term.count * 60 * 60 * 1000);
    return { ...dayOf(calendar, toMoscowDate(endsAt)), endsAt };
  }
  if (term.unit === "workingDays") {
    const end = addWorkingDays(calendar, from, term.count + (isExtended ? (extension ?? 0) : 0));
    return { ...dayOf(calendar, end.date), isForecast: end.isForecast };
  }
  const add = term.unit === "days" ? addDays : addMonths;
  return dayOf(calendar, add(from, term.count));
}

/** A deadline at the end of a day, independent of the calendar of days off. */
function dayOf(calendar: WorkingCalendar, date: IsoDate): Due {
  const workDate = workingDayBefore(calendar, date);
  return { date, endsAt: endOfDay(date), workDate, isForecast: false };
}
