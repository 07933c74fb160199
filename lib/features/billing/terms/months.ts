import { startOfDay } from "@/lib/core/time/moscow-days";
import { toMoscowDate } from "@/lib/core/time/moscow-time";

/** The day of the month in Moscow: 31 for 31 January. */
export const dayOfMonth = (moment: Date): number => Number(toMoscowDate(moment).slice(8));

/**
 * The same hour a number of calendar months later in Moscow, or the last day of a month without such a day: 31 January
 * plus a month is 28 February.
 * @param anchorDay the day of the month of the first period, so that 28 February plus a month is 31 March again.
 */
export function addMonths(moment: Date, months: number, anchorDay = dayOfMonth(moment)): Date {
  const date = toMoscowDate(moment);
  const [year = 0, month = 0] = date.split("-").map(Number);
  // Day 0 of the next month.
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  const day = Math.min(anchorDay, lastDay.getUTCDate());
  const target = `${lastDay.toISOString().slice(0, 8)}${String(day).padStart(2, "0")}`;
  return new Date(startOfDay(target).getTime() + (moment.getTime() - startOfDay(date).getTime()));
}
