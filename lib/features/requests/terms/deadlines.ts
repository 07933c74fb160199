/** When what the law demands is due. Pure: the calendar is given, the zone is Moscow's, whatever the server's. */
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
  /** The moment at which the term is over. */
  endsAt: Date;
  /** The last working day of the term: that of `date`, or before it when it ends on a day off. */
  workDate: IsoDate;
  /** Whether `date` was counted through a year without a decree on days off: then it is preliminary. */
  isForecast: boolean;
};

/**
 * The end of a term of `content/duties/deadlines.ts`. It is counted from the day after the event (ГК РФ ст. 191); hours
 * run from the moment itself, over weekends and holidays. A term in calendar days is not moved when it ends on a day
 * off: whether ГК РФ ст. 193 applies is not said in 152-ФЗ, and the earlier day is right in any case.
 *
 * Source: docs/specification/requests.md#terms.
 * @param receivedAt the moment of the event; of a day only, the one at which it begins in Moscow.
 * @param options `isExtended` for a term that was prolonged once.
 * @throws RangeError where the law allows no extension of it.
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

/** A term that ends with a day which the calendar has no part in. */
function dayOf(calendar: WorkingCalendar, date: IsoDate): Due {
  const workDate = workingDayBefore(calendar, date);
  return { date, endsAt: endOfDay(date), workDate, isForecast: false };
}
