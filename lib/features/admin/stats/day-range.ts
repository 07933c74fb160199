import { dayMs } from "@/lib/core/time/day-ms";
import { type IsoDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import type { Measured } from "@/lib/features/admin/stats/responses";

/** The `count` Moscow days that end today, oldest first. */
export function lastDays(now: Date, count: number): IsoDate[] {
  return Array.from({ length: count }, (_none, index) =>
    toMoscowDate(new Date(now.getTime() - (count - 1 - index) * dayMs)),
  );
}

/** The instant at which a Moscow day begins. */
export const startOfMoscowDay = (date: IsoDate): Date => new Date(`${date}T00:00:00+03:00`);

/**
 * Compares the sum of the last `days` days with that of the days before them.
 * @param daily at least twice as many days, oldest first.
 */
export function compareWithPrevious(daily: readonly number[], days: number): Measured {
  const sum = (part: readonly number[]) => part.reduce((total, value) => total + value, 0);
  const current = sum(daily.slice(-days));
  const previous = sum(daily.slice(-2 * days, -days));
  const changePercent = previous === 0 ? null : Math.round(((current - previous) / previous) * 100);
  return { current, previous, changePercent };
}
