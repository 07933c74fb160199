import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";

/** Moscow has had no summer time since 2014: three hours ahead of UTC. */
const aheadMs = 3 * 60 * 60 * 1000;

/** An instant as a field of day and time holds it, in Moscow: `2026-12-01T09:30`. */
export const toMoscowDateTime = (iso: string): string =>
  new Date(Date.parse(iso) + aheadMs).toISOString().slice(0, 16);

/** The same in words: «1 декабря 2026 г., 09:30». */
export const formatMoscowDateTime = (iso: string): string =>
  `${formatRussianDate(toMoscowDate(new Date(iso)))}, ${toMoscowDateTime(iso).slice(-5)}`;

/** The instant of what such a field holds; null while it holds none. */
export function fromMoscowDateTime(text: string): string | null {
  const instant = new Date(`${text}:00+03:00`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}
