"use client";

import { Globe, TableProperties } from "lucide-react";
import Link from "next/link";
import { CreateDocumentButton } from "@/components/features/documents/open-wizard/create-document-button";
import { BulkLawUpdateLink } from "@/components/features/law-watch/bulk-law-update-link";
import { CheckHistory } from "@/components/features/site-check/cabinet/check-history";
import { AddSite } from "@/components/features/site-list/add-site";
import { ManySites } from "@/components/features/site-list/many-sites";
import { SiteRow } from "@/components/features/site-list/site-row";
import { useRequiredUser } from "@/components/shell/visitor/use-required-user";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { Skeleton } from "@/components/ui/skeleton";
import { siteListTexts as texts } from "@/content/site-list/screen";
import { siteImportTexts } from "@/content/sites/import";
import { useSiteStates } from "@/lib/features/site-list/client";
import type { SiteState } from "@/lib/features/site-list/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** `/sites`: the user's sites, what each has and lacks. */
export function SitesScreen() {
  const user = useRequiredUser();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 className="text-3xl">{texts.title}</h1>
        {user ? (
          // On a phone the most used button comes first, and both are in one line.
          <div className="flex flex-row-reverse flex-wrap justify-end gap-x-1 gap-y-2 sm:gap-x-3">
            <AddSite />
            <Button asChild variant="quiet" className="max-sm:px-2">
              <OnDemandLink href="/sites/import">
                <TableProperties aria-hidden="true" strokeWidth={1.75} />
                {siteImportTexts.open}
              </OnDemandLink>
            </Button>
          </div>
        ) : null}
      </div>
      <div className="mt-6">{user ? <SiteList /> : <SitesSkeleton />}</div>
      {user ? <CheckHistory /> : null}
    </>
  );
}

function SiteList() {
  const sites = useSiteStates();
  return (
    <QueryStates
      query={sites}
      loading={<SitesSkeleton />}
      failure="Не удалось загрузить сайты"
      failureNote="Сами сведения и документы в безопасности: они хранятся на сервере."
      freshOnly
      empty={<NoSites />}
    >
      {(sites) => (
        <>
          <BulkLawUpdateLink sites={sites} />
          {sites.length < manySites ? <FewSites sites={sites} /> : <ManySites sites={sites} />}
          <p className="measure mt-6 text-sm text-ink-faint">
            {typeset("Документы без сайта и черновики ищите в разделе «Мои документы».")}{" "}
            <Link href="/documents" className="text-accent">
              Все документы
            </Link>
          </p>
        </>
      )}
    </QueryStates>
  );
}

/** From this number of sites people search instead of reading the list. */
const manySites = 8;

function FewSites({ sites }: { sites: SiteState[] }) {
  return (
    <>
      <p role="status" className="text-sm text-ink-faint">
        {texts.found(sites.length, sites.length)}
      </p>
      <ul className="mt-3 space-y-3">
        {sites.map((site) => (
          <li key={site.id}>
            <SiteRow site={site} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoSites() {
  return (
    <div className="rounded-lg border border-dashed border-line-strong/60 px-6 py-14 text-center">
      <Globe aria-hidden="true" strokeWidth={1.25} className="mx-auto size-10 text-ink-faint" />
      <p className="mt-4 text-lg font-semibold">Сайтов пока нет</p>
      <p className="mx-auto mt-1.5 max-w-md text-ink-soft">
        {typeset(
          "Сайт появится здесь сам, когда вы составите первый документ. На вопросы о сайте вы отвечаете один раз: остальные документы составим из тех же ответов.",
        )}
      </p>
      <CreateDocumentButton documentType="privacy" className="mt-6">
        Начать с политики
      </CreateDocumentButton>
    </div>
  );
}

function SitesSkeleton() {
  return (
    <Loading label="Загружаем сайты" className="space-y-3">
      {["a", "b", "c"].map((key) => (
        <div key={key} className="rounded-lg border border-line bg-sheet p-5">
          <Skeleton className="h-5 w-2/5 max-w-64" />
          <Skeleton className="mt-2.5 h-4 w-3/5 max-w-96" />
          <Skeleton className="mt-4 h-1.5 w-full" />
        </div>
      ))}
    </Loading>
  );
}
