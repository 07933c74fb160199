import { formatEffectiveDate } from "@/components/ui/format-moment";
import { toMoscowDate } from "@/lib/core/moscow-time";

/** «27 декабря 2026 г.»: the day of a moment in Moscow, where paid time is counted; the same for every reader. */
export const dayWords = (iso: string): string => formatEffectiveDate(toMoscowDate(new Date(iso)));
