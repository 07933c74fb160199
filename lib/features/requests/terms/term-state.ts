/** How near a deadline is, in words. Pure. */
import { plural } from "@/lib/russian/plural";
import { daysBetween } from "@/lib/russian/working-calendar";

type TermState = { tone: "danger" | "gold" | "plain"; text: string };

/** The number of days left; the last day belongs to the term. */
export function termState(date: string, today: string): TermState {
  const remainingDays = daysBetween(today, date);
  const inDays = (count: number) => plural(count, "день", "дня", "дней");
  if (remainingDays < 0)
    return { tone: "danger", text: `срок прошёл ${inDays(-remainingDays)} назад` };
  if (remainingDays === 0) return { tone: "danger", text: "последний день" };
  return { tone: remainingDays <= 3 ? "gold" : "plain", text: `ещё ${inDays(remainingDays)}` };
}
