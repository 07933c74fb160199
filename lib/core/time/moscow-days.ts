import { dayMs } from "@/lib/core/time/day-ms";

/** Calendar days in Moscow time and the instants at which they begin and end. Pure. */

/** True for an existing calendar date that our records may have, `2026-11-27`. */
export function isRecordDate(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The instant at which a day begins in Moscow. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+03:00`);

/** The instant at which the next day begins. */
export const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + dayMs);

/** `27.11.2026 15:04:05` in Moscow time, for lists and tables. */
export function formatMoscowTimestamp(moment: Date): string {
  const moscow = new Date(moment.getTime() + 3 * 60 * 60 * 1000).toISOString();
  const [year, month, day] = moscow.slice(0, 10).split("-");
  return `${day}.${month}.${year} ${moscow.slice(11, 19)}`;
}
