import { CircleCheck, CircleDashed, CircleMinus, CircleX, type LucideIcon } from "lucide-react";
import { once } from "@/lib/core/once";
import type { LineState as State } from "@/lib/features/installation/responses";

const looks: Record<State, { icon: LucideIcon; tone: string; label: string }> = {
  seen: { icon: CircleCheck, tone: "text-success", label: "готово" },
  notSeen: { icon: CircleX, tone: "text-warning", label: "не\u00a0нашли" },
  unchecked: { icon: CircleDashed, tone: "text-ink-faint", label: "ещё не\u00a0проверяли" },
  notNeeded: { icon: CircleMinus, tone: "text-ink-faint", label: "не\u00a0нужно" },
};

const day = once(() => new Intl.DateTimeFormat("ru"));

/** «готово: видели 27.11.2026», «не нашли», «ещё не проверяли». */
function formatLineState(state: State, seenAt: string | null): string {
  const { label } = looks[state];
  return state === "seen" && seenAt ? `${label}: видели ${day().format(new Date(seenAt))}` : label;
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
