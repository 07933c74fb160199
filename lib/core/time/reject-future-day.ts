import { fieldError } from "@/lib/core/errors";
import { type IsoDate, toMoscowDate } from "@/lib/core/time/moscow-time";

/**
 * Refuses a day on which something is said to have been done and that has not begun in Moscow yet.
 * @param field its name in the request
 * @throws DomainError VALIDATION
 */
export function rejectFutureDay(field: string, day: IsoDate, now: Date): void {
  if (day <= toMoscowDate(now)) return;
  throw fieldError(field, "Этот день ещё не наступил");
}
