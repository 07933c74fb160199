import { formatEffectiveDate } from "@/components/ui/format-moment";
import { toMoscowDate } from "@/lib/core/time/moscow-time";

/**
 * «27 декабря 2026» with non-breaking spaces: the Moscow day of a moment, because paid time is counted in Moscow.
 * Without «г.», whose dot would clash with the end of a sentence.
 */
export const formatMoscowDay = (iso: string): string =>
  formatEffectiveDate(toMoscowDate(new Date(iso))).replace(/\sг\.$/, "");
