"use client";

import { DocumentRow } from "@/components/features/documents/list/document-row";
import { SiteCalendar } from "@/components/features/duties/site-calendar";
import { InstallPanel } from "@/components/features/installation/install-panel";
import { LawPanel } from "@/components/features/law-watch/law-panel";
import { SiteAccess } from "@/components/features/organisations/site/site-access";
import { SiteFactsPanel } from "@/components/features/passport/site-facts-panel";
import { LastCheck } from "@/components/features/site-check/cabinet/last-check";
import { NeededDocuments } from "@/components/features/sites/needed-documents";
import { OutdatedDocumentsPanel } from "@/components/features/sites/outdated-documents-panel";
import { SiteNav } from "@/components/features/sites/site-nav";
import { SiteTitleBar } from "@/components/features/sites/site-title-bar";
import { UnconfirmedPanel } from "@/components/features/sites/unconfirmed-panel";
import { SiteFrame } from "@/components/shell/site-frame/site-frame";
import { SiteStates } from "@/components/shell/site-frame/site-states";
import { usePageTitle } from "@/components/shell/use-page-title";
import { useRequiredUser } from "@/components/shell/visitor/use-required-user";
import { RetryLine } from "@/components/ui/fetched/query-states";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useMarkedDocuments } from "@/lib/features/law-watch/client";
import { useSite } from "@/lib/features/sites/client";
import type { SiteDetails } from "@/lib/features/sites/responses";

/** `/sites/{id}`: a site's progress, its duties, its documents and its facts. */
export function SiteScreen({ id }: { id: string }) {
  const user = useRequiredUser();
  return (
    <SiteFrame back={{ href: "/sites", label: "Мои сайты" }}>
      {user ? <LoadedSite id={id} user={user} /> : null}
    </SiteFrame>
  );
}

function LoadedSite({ id, user }: { id: string; user: CurrentUser }) {
  const site = useSite(id);
  return (
    <SiteStates
      query={site}
      failure="Не удалось открыть сайт"
      failureNote="Сами сведения и документы в безопасности."
    >
      {(site) => <OpenSite site={site} user={user} />}
    </SiteStates>
  );
}

function OpenSite({ site, user }: { site: SiteDetails; user: CurrentUser }) {
  usePageTitle(site.name);
  const marked = useMarkedDocuments();
  const outdated = new Set(marked.data?.map(({ documentId }) => documentId));
  return (
    <>
      <SiteTitleBar site={site} />
      <SiteAccess site={site} />
      <InstallPanel site={site} />
      <UnconfirmedPanel site={site} />
      <OutdatedDocumentsPanel site={site} />
      <LawPanel site={site} />
      <SiteCalendar siteId={site.id} />
      <LastCheck site={site} user={user} />
      <NeededDocuments site={site} user={user} />
      <SiteFactsPanel site={site} />
      <SiteNav siteId={site.id} role={site.role} />
      <section aria-labelledby="site-documents" className="mt-12">
        <h2 id="site-documents" className="text-xl">
          Документы сайта
        </h2>
        {marked.error ? (
          <RetryLine query={marked}>
            Не удалось узнать, изменился ли закон: возможно, документы требуют обновления.
          </RetryLine>
        ) : null}
        {site.documents.length === 0 ? (
          <p className="measure mt-3 text-ink-soft">Здесь появятся документы этого сайта.</p>
        ) : (
          <ul className="mt-4 space-y-3">
            {site.documents.map(({ document }) => (
              <li key={document.id}>
                <DocumentRow
                  document={document}
                  user={user}
                  isOutdated={outdated.has(document.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
