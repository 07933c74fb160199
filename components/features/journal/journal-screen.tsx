"use client";

import { ConsentShare } from "@/components/features/journal/consent-share";
import { JournalPlacePanel } from "@/components/features/journal/journal-place-panel";
import { RecordsPanel } from "@/components/features/journal/records-panel";
import { RetentionPanel } from "@/components/features/journal/retention-panel";
import { RequireRight } from "@/components/features/organisations/site/site-role";
import { SiteFrame, SiteHeading } from "@/components/shell/site-frame/site-frame";
import { SiteStates } from "@/components/shell/site-frame/site-states";
import { useRequiredUser } from "@/components/shell/visitor/use-required-user";
import { useJournal } from "@/lib/features/journal/client";
import type { Journal } from "@/lib/features/journal/responses";

/** `/sites/{id}/journal`: who consented to what and when, as far as it can be proved. */
export function JournalScreen({ id }: { id: string }) {
  const user = useRequiredUser();
  return <SiteFrame siteId={id}>{user ? <LoadedJournal id={id} /> : null}</SiteFrame>;
}

function LoadedJournal({ id }: { id: string }) {
  const journal = useJournal(id);
  return (
    <SiteStates
      query={journal}
      failure="Не удалось открыть журнал"
      failureNote="Сами записи в безопасности."
    >
      {(journal) => <OpenJournal journal={journal} />}
    </SiteStates>
  );
}

function OpenJournal({ journal }: { journal: Journal }) {
  const { site, lastAt, place } = journal;
  // Records from before the journal was moved can still be found.
  const hasRecords = lastAt !== null;
  return (
    <>
      <SiteHeading
        title="Журнал согласий"
        address={site.address}
        lead="Доказать, что посетитель согласился, обязаны вы (152-ФЗ, ст. 9 ч. 3). Журнал хранит его выбор, время и текст, который он видел, — без имени, телефона и IP-адреса."
      />
      <JournalPlacePanel journal={journal} />
      {hasRecords || place === "ours" ? (
        <>
          <ConsentShare share={journal.share} />
          <RequireRight right="seeVisitors" className="mt-12">
            <RecordsPanel journal={journal} />
          </RequireRight>
          <RequireRight right="decideJournal" isSilent>
            <RetentionPanel journal={journal} />
          </RequireRight>
        </>
      ) : null}
    </>
  );
}
