import { formatEffectiveDate } from "@/components/ui/format-moment";
import { toMoscowDate } from "@/lib/core/time/moscow-time";

/**
 * «27 декабря 2026», unbroken: the day of a moment in Moscow, where paid time is counted; the same for every reader.
 * Without «г.», whose dot would meet that of a sentence.
 */
export const formatMoscowDay = (iso: string): string =>
  formatEffectiveDate(toMoscowDate(new Date(iso))).replace(/\sг\.$/, "");
