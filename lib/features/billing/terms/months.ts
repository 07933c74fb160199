import { startOfDay } from "@/lib/core/time/moscow-days";
import { toMoscowDate } from "@/lib/core/time/moscow-time";

/** The day of the month in Moscow: 31 of 31 January. */
export const dayOfMonth = (moment: Date): number => Number(toMoscowDate(moment).slice(8));

/**
 * The same hour so many calendar months later in Moscow, on the last day where a month has no such day: 31 January and
 * a month is 28 February.
 * @param anchorDay the day on which it all began, so that 28 February and a month is 31 March again.
 */
export function addMonths(moment: Date, months: number, anchorDay = dayOfMonth(moment)): Date {
  const date = toMoscowDate(moment);
  const [year = 0, month = 0] = date.split("-").map(Number);
  // Day 0 of the month after it.
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  const day = Math.min(anchorDay, lastDay.getUTCDate());
  const target = `${lastDay.toISOString().slice(0, 8)}${String(day).padStart(2, "0")}`;
  return new Date(startOfDay(target).getTime() + (moment.getTime() - startOfDay(date).getTime()));
}
