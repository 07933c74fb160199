"use client";

import { ListStates } from "@/components/ui/fetched/list-states";
import { Loading } from "@/components/ui/fetched/query-states";
import { formatMoment } from "@/components/ui/format-moment";
import { organisationTexts } from "@/content/organisations/texts";
import { useOrganisationEvents } from "@/lib/features/organisations/client";

/** Actions of members on the owner's behalf, and changes in the organisation. */
export function OrganisationLog({ id }: { id: string }) {
  const { journal: texts } = organisationTexts;
  const events = useOrganisationEvents(id);
  return (
    <section aria-labelledby="organisation-log">
      <h3 id="organisation-log" className="text-lg">
        {texts.title}
      </h3>
      <p className="mt-1.5 text-sm text-ink-soft">{texts.note}</p>
      <ListStates
        list={events}
        loading={<Loading label="Загружаем журнал" className="mt-3" />}
        failure="Не удалось загрузить журнал"
        className="mt-3"
        empty={<p className="mt-3 text-ink-soft">{texts.none}</p>}
      >
        {(items) => (
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
        )}
      </ListStates>
    </section>
  );
}
