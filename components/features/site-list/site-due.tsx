import { formatDutyTerm } from "@/components/features/duties/format-duty-term";
import { Badge } from "@/components/ui/badge";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { SiteDuty } from "@/lib/features/duties/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** The nearest duty of a site: its due day, how near it is, what to do. */
export function SiteDue({ due }: { due: SiteDuty }) {
  const { day, state, tone } = formatDutyTerm(due, toMoscowDate(new Date()));
  return (
    <p className="text-sm">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <strong className="font-semibold tabular-nums">{day}</strong>
        {state ? <Badge tone={tone}>{state}</Badge> : null}
      </span>
      <span className="mt-0.5 block break-words text-ink-soft">{typeset(due.what)}</span>
    </p>
  );
}
