"use client";

import { changesTitle } from "@/components/features/regulator-notification/changes-alert";
import { LinkRow } from "@/components/features/sites/link-row";
import { incidentTexts } from "@/content/incidents/incidents";
import { paperTexts } from "@/content/internal-papers/screen";
import { regulatorNotificationTexts } from "@/content/regulator-notification/screen";
import { requestRegisterTexts } from "@/content/requests/register";
import { hasRight, type OrganisationRole } from "@/lib/core/access/organisation-roles";
import { usePapers } from "@/lib/features/internal-papers/client";
import { useNotification } from "@/lib/features/regulator-notification/client";

/** On a site's overview: links to everything an owner keeps except publications, with what needs attention. */
export function SiteNav({ siteId, role }: { siteId: string; role: OrganisationRole }) {
  const base = `/sites/${siteId}`;
  return (
    <section aria-labelledby="site-places" className="mt-12">
      <h2 id="site-places" className="text-xl">
        Что вести и хранить
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        <NotificationRow siteId={siteId} />
        <PapersRow siteId={siteId} />
        <LinkRow
          href={`${base}/journal`}
          title="Журнал согласий"
          lead="Доказательства того, что посетители согласились: поиск, таблица и выписка по одному человеку."
        />
        {/* Readers must not see third parties' personal data. */}
        {hasRight(role, "keepRequests") ? (
          <>
            <LinkRow
              href={`${base}/requests`}
              title={requestRegisterTexts.title}
              lead={requestRegisterTexts.link}
            />
            <LinkRow
              href={`${base}/incident`}
              title={incidentTexts.title}
              lead={incidentTexts.link}
            />
          </>
        ) : null}
      </ul>
    </section>
  );
}

/** The regulator's notification, and what must be reported until when. */
function NotificationRow({ siteId }: { siteId: string }) {
  const { data } = useNotification(siteId);
  return (
    <LinkRow
      href={`/sites/${siteId}/notification`}
      title={regulatorNotificationTexts.title}
      lead={regulatorNotificationTexts.homeLead}
      warning={data?.changes ? changesTitle(data.changes) : undefined}
    />
  );
}

/** The internal papers: how many are adopted, and which must be adopted again. */
function PapersRow({ siteId }: { siteId: string }) {
  const { data } = usePapers(siteId);
  const needed = data?.papers.filter(({ isNeeded }) => isNeeded) ?? [];
  const adopted = needed.filter(({ adoption }) => adoption !== null).length;
  const changed = needed.filter(({ change }) => change === "facts").length;
  const readAgain = needed.filter(({ lawChanges }) => lawChanges.length > 0).length;
  const sum = adopted > 0 ? ` ${paperTexts.adoptedOf(adopted, needed.length)}` : "";
  return (
    <LinkRow
      href={`/sites/${siteId}/papers`}
      title={paperTexts.title}
      lead={paperTexts.homeLead + sum}
      warning={
        changed > 0
          ? paperTexts.adoptAgain(changed)
          : readAgain > 0
            ? paperTexts.readAgain(readAgain)
            : undefined
      }
    />
  );
}
