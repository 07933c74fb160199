"use client";

import { FileArchive } from "lucide-react";
import { PaperQuestions } from "@/components/features/internal-papers/paper-questions";
import { PaperRow } from "@/components/features/internal-papers/paper-row";
import { RequireRight } from "@/components/features/organisations/site/site-role";
import { showFailure } from "@/components/shell/messages/show-failure";
import { SiteFrame, SiteHeading } from "@/components/shell/site-frame/site-frame";
import { SiteStates } from "@/components/shell/site-frame/site-states";
import { useRequiredUser } from "@/components/shell/visitor/use-required-user";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { type PaperGroup, paperGroups } from "@/content/internal-papers/definition";
import { paperTexts } from "@/content/internal-papers/screen";
import { type Papers, usePapers, usePapersArchive } from "@/lib/features/internal-papers/client";
import { typeset } from "@/lib/russian/screen-typography";

/** `/sites/{id}/papers`: the owner's internal papers, which are adopted, and which questions are unanswered. */
export function PapersScreen({ id }: { id: string }) {
  const user = useRequiredUser();
  return <SiteFrame siteId={id}>{user ? <LoadedPapers id={id} /> : null}</SiteFrame>;
}

function LoadedPapers({ id }: { id: string }) {
  const query = usePapers(id);
  return (
    <SiteStates query={query} failure={paperTexts.notLoaded} failureNote={paperTexts.areSafe}>
      {(papers) => <OpenPapers papers={papers} />}
    </SiteStates>
  );
}

function OpenPapers({ papers }: { papers: Papers }) {
  const { site, hasStaff, unconfirmed, questions, notForAlone } = papers;
  const groups = (Object.keys(paperGroups) as PaperGroup[]).flatMap((group) => {
    const rows = papers.papers.filter((paper) => paper.group === group);
    return rows.length > 0 ? [{ group, rows }] : [];
  });
  return (
    <>
      <SiteHeading title={paperTexts.title} address={site.address} lead={paperTexts.lead}>
        {groups.length > 0 ? <ArchiveButton siteId={site.id} /> : null}
        <RequireRight right="keepPapers" />
      </SiteHeading>
      {unconfirmed > 0 ? (
        <Alert tone="warning" className="mt-5 max-w-3xl">
          {typeset(paperTexts.unconfirmed)}
        </Alert>
      ) : null}
      {hasStaff === null ? (
        <Alert className="mt-5 max-w-3xl">{typeset(paperTexts.staffUnsaid)}</Alert>
      ) : null}
      {questions.length > 0 ? (
        <RequireRight right="keepPapers" isSilent>
          <PaperQuestions papers={papers} />
        </RequireRight>
      ) : null}
      {hasStaff === false && notForAlone > 0 ? (
        <p className="measure mt-8 text-ink-soft">{typeset(paperTexts.alone(notForAlone))}</p>
      ) : null}
      {groups.length === 0 ? <p className="mt-8 text-ink-soft">{paperTexts.none}</p> : null}
      {groups.map(({ group, rows }) => (
        <section key={group} aria-labelledby={`papers-${group}`} className="mt-10">
          <h2 id={`papers-${group}`} className="text-xl">
            {paperGroups[group]}
          </h2>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {rows.map((paper) => (
              <PaperRow key={`${paper.paper}/${paper.recipient}`} siteId={site.id} paper={paper} />
            ))}
          </ul>
        </section>
      ))}
      <p className="measure mt-8 text-sm text-ink-faint">{typeset(paperTexts.oneForAll)}</p>
    </>
  );
}

function ArchiveButton({ siteId }: { siteId: string }) {
  const archive = usePapersArchive(siteId);
  return (
    <Button
      data-print="hide"
      variant="secondary"
      size="sm"
      className="mt-5"
      pending={archive.isPending}
      onClick={() =>
        archive.mutate(undefined, {
          onError: (error) =>
            void showFailure(paperTexts.notDownloaded, error, paperTexts.tryAgain),
        })
      }
    >
      <FileArchive aria-hidden="true" strokeWidth={1.75} />
      {paperTexts.archive}
    </Button>
  );
}
