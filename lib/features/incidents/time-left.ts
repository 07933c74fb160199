/** The text of a running deadline in hours. Pure. */
import { plural } from "@/lib/russian/plural";

const minute = 60_000;

/** How much time is left until a deadline, or has passed since, to the minute. */
export function describeTimeLeft(endsAt: string, now: number): { isOver: boolean; text: string } {
  const remainingMs = Date.parse(endsAt) - now;
  // A minute that has begun still counts.
  const minutes =
    remainingMs > 0 ? Math.ceil(remainingMs / minute) : Math.floor(Math.abs(remainingMs) / minute);
  const hours = Math.floor(minutes / 60);
  const isOver = remainingMs <= 0;
  const length = [
    ...(hours > 0 ? [plural(hours, "час", "часа", "часов")] : []),
    // «прошла 1 минута», «1 минуту назад».
    plural(minutes % 60, isOver ? "минуту" : "минута", "минуты", "минут"),
  ].join(" ");
  return { isOver, text: isOver ? `срок прошёл ${length} назад` : `осталось ${length}` };
}
