"use client";

import { CalendarDays, Check } from "lucide-react";
import { DutyRow } from "@/components/features/duties/duty-row";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { calendarTexts as texts } from "@/content/duties/calendar";
import { useDutyCalendar, useSiteDuties } from "@/lib/features/duties/client";
import type { SiteDuties } from "@/lib/features/duties/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** Number of rows shown initially; the rest can be expanded. */
const shownRows = 6;

/** On a site's overview: everything with a due day, overdue items first, with a calendar file. */
export function SiteCalendar({ siteId }: { siteId: string }) {
  const query = useSiteDuties(siteId);
  const hasOpenDuties = query.data?.duties.some(({ state }) => state !== "done") ?? false;
  return (
    <section id="calendar" aria-labelledby="site-calendar" className="mt-10 scroll-mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="site-calendar" className="text-xl">
          {texts.title}
        </h2>
        {hasOpenDuties ? <CalendarDownload siteId={siteId} /> : null}
      </div>
      <QueryStates
        query={query}
        loading={
          <Loading label={texts.loading} className="mt-3">
            <Skeleton className="h-16 w-full" />
          </Loading>
        }
        failure={texts.notLoaded}
        className="mt-3"
      >
        {(calendar) => <Duties {...calendar} />}
      </QueryStates>
    </section>
  );
}

function Duties({ duties, today }: SiteDuties) {
  const waiting = duties.filter(({ state }) => state !== "done");
  const completed = duties.filter(({ state }) => state === "done");
  // Overdue items are never collapsed.
  const late = waiting.filter(({ state }) => state === "overdue").length;
  const first = waiting.slice(0, Math.max(shownRows, late));
  const rest = waiting.slice(first.length);
  const rows = (listed: SiteDuties["duties"]) => (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {listed.map((duty) => (
        <DutyRow key={duty.id} duty={duty} today={today} />
      ))}
    </ul>
  );
  return (
    <>
      {waiting.length > 0 ? (
        rows(first)
      ) : completed.length > 0 ? (
        <p className="mt-3 flex items-center gap-2 text-success">
          <Check aria-hidden="true" strokeWidth={2} className="size-5 shrink-0" />
          {texts.nothingWaits}
        </p>
      ) : (
        <p className="measure mt-2 text-sm text-ink-soft">{typeset(texts.empty)}</p>
      )}
      {rest.length > 0 ? (
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium text-accent first-letter:uppercase">
            {texts.rest(rest.length)}
          </summary>
          {rows(rest)}
        </details>
      ) : null}
      {completed.length > 0 ? (
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium text-accent">
            {texts.done}: <span className="tabular-nums">{completed.length}</span>
          </summary>
          {rows(completed)}
        </details>
      ) : null}
    </>
  );
}

/** All open duties as a calendar file. */
export function CalendarDownload({ siteId, size = "sm" }: { siteId: string; size?: "sm" | "md" }) {
  const calendar = useDutyCalendar(siteId);
  const download = () =>
    calendar.mutate(undefined, {
      onError: (error) => void showFailure("Не удалось скачать", error),
    });
  return (
    <Button variant="secondary" size={size} pending={calendar.isPending} onClick={download}>
      <CalendarDays aria-hidden="true" strokeWidth={1.75} />
      {texts.file}
    </Button>
  );
}
