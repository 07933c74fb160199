"use client";

import { formatDutyTerm } from "@/components/features/duties/format-duty-term";
import { useHasRight } from "@/components/features/organisations/site/site-role";
import { Badge } from "@/components/ui/badge";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { calendarTexts } from "@/content/duties/calendar";
import type { OrganisationRight } from "@/lib/core/access/organisation-roles";
import type { SiteDuty } from "@/lib/features/duties/responses";
import { typeset } from "@/lib/russian/screen-typography";

type DutyRowProps = {
  duty: SiteDuty;
  today: string;
  /** The site, if the list covers several; then the row shows only what and until when. */
  site?: string;
};

/** The right needed to open a duty's page, if reading the site is not enough. */
const openedBy: Partial<Record<SiteDuty["source"], OrganisationRight>> = {
  request: "keepRequests",
  incident: "keepIncidents",
};

/** The due day, how near it is, what to do and why. */
export function DutyRow({ duty, today, site }: DutyRowProps) {
  const { source, what, why, norm, href, isForecast } = duty;
  const mayOpen = useHasRight(openedBy[source] ?? "read");
  const { tone, day, state } = formatDutyTerm(duty, today);
  return (
    <li className="gap-x-6 gap-y-1.5 py-3.5 sm:grid sm:grid-cols-[12.5rem_minmax(0,1fr)]">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm sm:flex-col sm:items-start">
        <strong className="font-semibold tabular-nums">{day}</strong>
        {state ? <Badge tone={tone}>{state}</Badge> : null}
      </p>
      <div className="mt-1.5 min-w-0 sm:mt-0">
        {mayOpen === false ? (
          <p className="font-medium break-words">{typeset(what)}</p>
        ) : (
          <OnDemandLink
            href={href}
            className="inline-block font-medium break-words text-ink decoration-line-strong/70 hover:text-accent pointer-coarse:min-h-8"
          >
            {typeset(what)}
          </OnDemandLink>
        )}
        {site ? <p className="text-sm break-words text-ink-soft">{site}</p> : null}
        {why && !site ? (
          <p className="measure mt-0.5 text-sm break-words text-ink-soft">{typeset(why)}</p>
        ) : null}
        {norm ? <p className="mt-0.5 text-xs text-ink-faint">{typeset(norm)}</p> : null}
        {isForecast && !site ? (
          <p className="mt-0.5 text-xs text-ink-faint">{typeset(calendarTexts.forecast)}</p>
        ) : null}
      </div>
    </li>
  );
}
