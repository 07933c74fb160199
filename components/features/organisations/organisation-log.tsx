"use client";

import { LoadMore } from "@/components/ui/fetched/load-more";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { formatMoment } from "@/components/ui/format-moment";
import { organisationTexts } from "@/content/organisations/texts";
import { useOrganisationEvents } from "@/lib/features/organisations/client";
import { itemsOf } from "@/lib/platform/api-client/use-paged-list";

/** Actions of members on the owner's behalf, and changes in the organisation. */
export function OrganisationLog({ id }: { id: string }) {
  const { journal: texts } = organisationTexts;
  const events = useOrganisationEvents(id);
  const items = itemsOf(events);
  return (
    <section aria-labelledby="organisation-log">
      <h3 id="organisation-log" className="text-lg">
        {texts.title}
      </h3>
      <p className="mt-1.5 text-sm text-ink-soft">{texts.note}</p>
      <QueryStates
        query={events}
        loading={<Loading label="Загружаем журнал" className="mt-3" />}
        failure="Не удалось загрузить журнал"
        className="mt-3"
      >
        {() =>
          items.length === 0 ? (
            <p className="mt-3 text-ink-soft">{texts.none}</p>
          ) : (
            <>
              <ul className="mt-3 divide-y divide-line border-y border-line">
                {items.map(({ id, actor, action, member, site, createdAt }) => (
                  <li key={id} className="py-2.5 text-sm">
                    <p className="break-words">
                      {action}
                      {member ? `: ${member}` : ""}
                      {site ? <span className="text-ink-soft">, сайт «{site}»</span> : null}
                    </p>
                    <p className="break-words text-ink-faint">
                      {actor ?? texts.gone}, {formatMoment(createdAt)}
                    </p>
                  </li>
                ))}
              </ul>
              <LoadMore list={events} />
            </>
          )
        }
      </QueryStates>
    </section>
  );
}
