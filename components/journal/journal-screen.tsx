"use client";

import { ConsentShare } from "@/components/journal/consent-share";
import { JournalPlacePanel } from "@/components/journal/journal-place-panel";
import { KeepingPanel } from "@/components/journal/keeping-panel";
import { RecordsPanel } from "@/components/journal/records-panel";
import { ForRight } from "@/components/organisations/site/site-role";
import { useRequiredUser } from "@/components/shell/visitor/use-required-user";
import { SiteFrame } from "@/components/sites/site-frame";
import { NoSite, SiteSkeleton } from "@/components/sites/site-states";
import { QueryStates } from "@/components/ui/fetched/query-states";
import { useJournal } from "@/lib/features/journal/client";
import type { Journal } from "@/lib/features/journal/responses";
import { ApiError } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

/** `/sites/{id}/journal`: who agreed to what and when, as far as it can be proved. */
export function JournalScreen({ id }: { id: string }) {
  const user = useRequiredUser(`/sites/${id}/journal`);
  return (
    <SiteFrame siteId={id} back={{ href: `/sites/${id}`, words: "Сайт" }}>
      {user ? <LoadedJournal id={id} /> : <SiteSkeleton />}
    </SiteFrame>
  );
}

function LoadedJournal({ id }: { id: string }) {
  const journal = useJournal(id);
  const { error } = journal;
  if (error instanceof ApiError && error.status === 404) return <NoSite />;
  return (
    <QueryStates
      query={journal}
      loading={<SiteSkeleton />}
      failure="Не удалось открыть журнал"
      failureNote="Сами записи в безопасности."
    >
      {(journal) => <OpenJournal journal={journal} />}
    </QueryStates>
  );
}

function OpenJournal({ journal }: { journal: Journal }) {
  const { site, lastAt, place } = journal;
  // What came before the journal was moved is still to be found.
  const hasRecords = lastAt !== null;
  return (
    <>
      <header>
        <h1 className="text-2xl break-words sm:text-3xl">Журнал согласий</h1>
        <p className="mt-1.5 text-sm break-words text-ink-soft">{site.address}</p>
        <p className="measure mt-4 text-ink-soft">
          {typeset(
            "Доказать, что посетитель согласился, обязаны вы (152-ФЗ, ст. 9 ч. 3). Журнал хранит его выбор, время и текст, который он видел, — без имени, телефона и IP-адреса.",
          )}
        </p>
      </header>
      <JournalPlacePanel journal={journal} />
      {hasRecords || place === "ours" ? (
        <>
          <ConsentShare share={journal.share} />
          <ForRight right="seeVisitors" className="mt-12">
            <RecordsPanel journal={journal} />
          </ForRight>
          <ForRight right="decideJournal" isSilent>
            <KeepingPanel journal={journal} />
          </ForRight>
        </>
      ) : null}
    </>
  );
}
