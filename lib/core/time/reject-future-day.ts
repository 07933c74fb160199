import { fieldError } from "@/lib/core/errors";
import { type IsoDate, toMoscowDate } from "@/lib/core/time/moscow-time";

/**
 * Rejects a date in the future (in Moscow time) for something that has already happened.
 * @param field its name in the request
 * @throws DomainError VALIDATION
 */
export function rejectFutureDay(field: string, day: IsoDate, now: Date): void {
  if (day <= toMoscowDate(now)) return;
  throw fieldError(field, "Этот день ещё не наступил");
}
