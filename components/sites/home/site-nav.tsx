"use client";

import { PlaceRow } from "@/components/sites/home/place-row";
import { changesTitle } from "@/components/sites/notification/changes-alert";
import { incidentTexts } from "@/content/duties/incident";
import { requestRegisterTexts } from "@/content/duties/register";
import { paperTexts } from "@/content/internal-papers/screen";
import { regulatorNotificationTexts } from "@/content/regulator/screen";
import { hasRight, type TeamRole } from "@/lib/core/access/team-roles";
import { usePapers } from "@/lib/features/internal-papers/client";
import { useNotification } from "@/lib/features/regulator-notification/client";

/** On the site's home: the ways to all that an owner keeps beside what he publishes, and what of it asks for him. */
export function SiteNav({ siteId, role }: { siteId: string; role: TeamRole }) {
  const base = `/sites/${siteId}`;
  return (
    <section aria-labelledby="site-places" className="mt-12">
      <h2 id="site-places" className="text-xl">
        Что вести и хранить
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        <NotificationRow siteId={siteId} />
        <PapersRow siteId={siteId} />
        <PlaceRow
          href={`${base}/journal`}
          title="Журнал согласий"
          lead="Доказательства того, что посетители согласились: поиск, таблица и выписка по одному человеку."
        />
        {/* What strangers wrote of themselves is not for a reader. */}
        {hasRight(role, "keepRequests") ? (
          <>
            <PlaceRow
              href={`${base}/requests`}
              title={requestRegisterTexts.title}
              lead={requestRegisterTexts.link}
            />
            <PlaceRow
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

/** The regulator's notification, and what is to be told until when. */
function NotificationRow({ siteId }: { siteId: string }) {
  const { data } = useNotification(siteId);
  return (
    <PlaceRow
      href={`/sites/${siteId}/notification`}
      title={regulatorNotificationTexts.title}
      lead={regulatorNotificationTexts.homeLead}
      warning={data?.changes ? changesTitle(data.changes) : undefined}
    />
  );
}

/** The internal papers: how many are adopted, and which to adopt anew. */
function PapersRow({ siteId }: { siteId: string }) {
  const { data } = usePapers(siteId);
  const needed = data?.papers.filter(({ isNeeded }) => isNeeded) ?? [];
  const adopted = needed.filter(({ adoption }) => adoption !== null).length;
  const changed = needed.filter(({ change }) => change === "facts").length;
  const readAnew = needed.filter(({ lawChanges }) => lawChanges.length > 0).length;
  const sum = adopted > 0 ? ` ${paperTexts.adoptedOf(adopted, needed.length)}` : "";
  return (
    <PlaceRow
      href={`/sites/${siteId}/papers`}
      title={paperTexts.title}
      lead={paperTexts.homeLead + sum}
      warning={
        changed > 0
          ? paperTexts.adoptAnew(changed)
          : readAnew > 0
            ? paperTexts.readAnew(readAnew)
            : undefined
      }
    />
  );
}
