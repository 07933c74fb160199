/**
 * Moscow has no daylight saving since 2014: UTC+3 all year (Federal Law 248-FZ of 21.07.2014).
 * Fixed on purpose instead of the server's zone, so that limits and dates agree on every machine.
 */
const moscowOffsetMs = 3 * 60 * 60 * 1000;

/** A calendar date without time, `YYYY-MM-DD`. */
export type IsoDate = string & { readonly __isoDate?: never };

/** The date in Moscow at the given instant. */
export function toMoscowDate(instant: Date): IsoDate {
  return new Date(instant.getTime() + moscowOffsetMs).toISOString().slice(0, 10);
}

/** The calendar month in Moscow at the given instant, `YYYY-MM`: the window of the document limit. */
export function toMoscowMonth(instant: Date): string {
  return toMoscowDate(instant).slice(0, 7);
}

/** The first day of the next month in Moscow, when the document limit is reset. */
export function firstOfNextMonth(instant: Date): IsoDate {
  const [year, month] = toMoscowDate(instant).split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

const months = [
  "января",
  "февраля",
  "марта",
  "апреля",
  "мая",
  "июня",
  "июля",
  "августа",
  "сентября",
  "октября",
  "ноября",
  "декабря",
];

/** `2026-11-21` → `21 ноября 2026 г.` with non-breaking spaces, as documents print it. */
export function formatRussianDate(date: IsoDate): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return `${day}\u00a0${months[month - 1]} ${year}\u00a0г.`;
}

/** An instant as a field of day and time holds it, in Moscow: `2026-12-01T09:30`. */
export const toMoscowDateTime = (iso: string): string =>
  new Date(Date.parse(iso) + moscowOffsetMs).toISOString().slice(0, 16);

/** Formats a moment in words, in Moscow time: «1 декабря 2026 г., 09:30». */
export const formatMoscowDateTime = (iso: string): string =>
  `${formatRussianDate(toMoscowDate(new Date(iso)))}, ${toMoscowDateTime(iso).slice(-5)}`;

/** The instant of what such a field holds; null while it holds none. */
export function fromMoscowDateTime(text: string): string | null {
  const instant = new Date(`${text}:00+03:00`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}
