import { formatRussianDate, type IsoDate } from "@/lib/core/moscow-time";

/** «21 ноября 2026 г.», unbroken: a calendar date of Moscow, the same in every time zone. */
export function formatEffectiveDate(date: IsoDate): string {
  return formatRussianDate(date).replace(/ /g, "\u00a0");
}
