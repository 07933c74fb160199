import { once } from "@/lib/core/once";
import { formatRussianDate, type IsoDate } from "@/lib/core/time/moscow-time";

const moment = once(
  () =>
    new Intl.DateTimeFormat("ru", {
      day: "numeric",
      month: "long",
      hour: "2-digit",
      minute: "2-digit",
    }),
);
const day = once(
  () => new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", year: "numeric" }),
);

/**
 * «21 ноября в 12:40», with date and time each non-breaking, in the user's time zone. Browser only: the server has
 * another time zone.
 */
export function formatMoment(iso: string): string {
  return moment()
    .format(new Date(iso))
    .replace(/^(\d+) /, "$1\u00a0")
    .replace(/,? (?:в )?(\d\d:\d\d)$/, " в\u00a0$1");
}

/** «21 ноября 2026» with non-breaking spaces, in the user's time zone. Browser only. */
export function formatDay(iso: string): string {
  return day()
    .format(new Date(iso))
    .replace(/\s?г\.$/, "")
    .replace(/ /g, "\u00a0");
}

/** «21 ноября 2026 г.», non-breaking: a Moscow calendar date, the same in every time zone. */
export function formatEffectiveDate(date: IsoDate): string {
  return formatRussianDate(date).replace(/ /g, "\u00a0");
}
