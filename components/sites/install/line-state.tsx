import { CircleCheck, CircleDashed, CircleMinus, CircleX, type LucideIcon } from "lucide-react";
import type { LineState as State } from "@/lib/features/installation/responses";

const looks: Record<State, { icon: LucideIcon; tone: string; words: string }> = {
  seen: { icon: CircleCheck, tone: "text-success", words: "готово" },
  notSeen: { icon: CircleX, tone: "text-warning", words: "не\u00a0нашли" },
  unchecked: { icon: CircleDashed, tone: "text-ink-faint", words: "ещё не\u00a0проверяли" },
  notNeeded: { icon: CircleMinus, tone: "text-ink-faint", words: "не\u00a0нужно" },
};

const day = new Intl.DateTimeFormat("ru");

/** «готово: видели 27.11.2026», «не нашли», «ещё не проверяли». */
function formatLineState(state: State, seenAt: string | null): string {
  const { words } = looks[state];
  return state === "seen" && seenAt ? `${words}: видели ${day.format(new Date(seenAt))}` : words;
}

export function LineState({ state, seenAt }: { state: State; seenAt: string | null }) {
  const { icon: Icon, tone } = looks[state];
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-medium ${tone}`}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
      {formatLineState(state, seenAt)}
    </span>
  );
}
