"use client";

import Link from "next/link";
import { DutyRow } from "@/components/features/duties/duty-row";
import { QueryStates } from "@/components/ui/fetched/query-states";
import { calendarTexts as texts } from "@/content/duties/calendar";
import { useOwnDuties } from "@/lib/features/duties/client";
import type { OwnDuties } from "@/lib/features/duties/responses";

/** Number of duties listed on the dashboard, overdue ones first. */
const shownDuties = 4;

/** On the dashboard: overdue and upcoming duties of all sites; renders nothing without any. */
export function UserDuties() {
  const query = useOwnDuties();
  return (
    <QueryStates
      variant="inline"
      query={query}
      loading={null}
      failure={texts.notLoaded}
      className="mt-8"
    >
      {(data) => <UpcomingDuties data={data} />}
    </QueryStates>
  );
}

function UpcomingDuties({ data }: { data: OwnDuties }) {
  if (data.duties.length === 0) return null;
  const listedDuties = data.duties.slice(0, shownDuties);
  const rest = data.waiting - listedDuties.length;
  return (
    <section aria-labelledby="own-duties" className="mt-8">
      <h2 id="own-duties" className="text-xl">
        {texts.ownTitle}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {listedDuties.map(({ site, ...duty }) => (
          <DutyRow key={duty.id} duty={duty} today={data.today} site={site.name} />
        ))}
      </ul>
      {rest > 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          <span className="inline-block first-letter:uppercase">{texts.rest(rest)}</span>:{" "}
          <Link href="/sites" className="text-accent">
            они на страницах сайтов
          </Link>
        </p>
      ) : null}
    </section>
  );
}
