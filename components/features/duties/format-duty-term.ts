/** The day of a duty as text. */
import { formatMoscowTimestamp } from "@/lib/core/time/moscow-days";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import type { SiteDuty } from "@/lib/features/duties/responses";
import { termState } from "@/lib/features/requests/terms/term-state";
import { plural } from "@/lib/russian/plural";
import { daysBetween } from "@/lib/russian/working-calendar";

type DutyTerm = {
  tone: "danger" | "gold" | "plain" | "success";
  day: string;
  state: string | null;
};

/** «до 30 ноября 2026 г.» and «ещё 3 дня»; «с 1 марта 2027 г.» for a duty that starts on its day. */
export function formatDutyTerm(duty: SiteDuty, today: string): DutyTerm {
  const { source, day, endsAt, doneOn, state } = duty;
  if (doneOn) return { tone: "success", day: formatRussianDate(doneOn), state: null };
  if (source === "law" || source === "edition") {
    return { ...beginning(daysBetween(today, day)), day: `с ${formatRussianDate(day)}` };
  }
  // «до 28.11.2026 08:30 (мск)»: a term in hours ends within its day.
  if (endsAt) {
    const until = `до ${formatMoscowTimestamp(new Date(endsAt)).slice(0, -3)} (мск)`;
    return state === "overdue"
      ? { tone: "danger", day: until, state: "срок прошёл" }
      : { tone: "gold", day: until, state: "срок идёт" };
  }
  const { tone, text } = termState(day, today);
  return { tone, day: `до ${formatRussianDate(day)}`, state: text };
}

function beginning(remainingDays: number): Pick<DutyTerm, "tone" | "state"> {
  const days = plural(Math.abs(remainingDays), "день", "дня", "дней");
  if (remainingDays < 0) return { tone: "danger", state: `действует уже ${days}` };
  if (remainingDays === 0) return { tone: "danger", state: "действует с сегодняшнего дня" };
  return { tone: remainingDays <= 7 ? "gold" : "plain", state: `через ${days}` };
}
