"use client";

import { ChevronDown } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { Suspense } from "react";
import { ComparedText } from "@/components/features/documents/document-page/comparison/comparison";
import { AdoptPaper } from "@/components/features/internal-papers/adopt-paper";
import { AdoptionsList } from "@/components/features/internal-papers/adoptions-list";
import { PaperDownloads } from "@/components/features/internal-papers/paper-downloads";
import { PaperSheet } from "@/components/features/internal-papers/paper-sheet";
import {
  formatShortList,
  needsAdoption,
  PaperState,
  paperTitle,
} from "@/components/features/internal-papers/paper-state";
import { RequireRight } from "@/components/features/organisations/site/site-role";
import { SiteFrame } from "@/components/shell/site-frame/site-frame";
import { SiteSkeleton } from "@/components/shell/site-frame/site-states";
import { usePageTitle } from "@/components/shell/use-page-title";
import { useRequiredUser } from "@/components/shell/visitor/use-required-user";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { QueryStates } from "@/components/ui/fetched/query-states";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import type { PaperId } from "@/content/internal-papers/definitions";
import { paperTexts } from "@/content/internal-papers/screen";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { type Paper, usePaper } from "@/lib/features/internal-papers/client";
import { ApiError } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

type PaperScreenProps = { id: string; paper: PaperId };

/** `/sites/{id}/papers/{paper}`: the current text, what it lacks, its adoptions. */
export function PaperScreen({ id, paper }: PaperScreenProps) {
  const user = useRequiredUser();
  return (
    <SiteFrame back={{ href: `/sites/${id}/papers`, label: paperTexts.toPapers }}>
      {user ? (
        <Suspense fallback={<SiteSkeleton />}>
          <LoadedPaper id={id} paper={paper} />
        </Suspense>
      ) : null}
    </SiteFrame>
  );
}

function LoadedPaper({ id, paper }: PaperScreenProps) {
  const recipient = useSearchParams().get("recipient");
  const query = usePaper(id, { paper, recipient });
  const { error } = query;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return <NoPaper siteId={id} />;
  }
  return (
    <QueryStates
      query={query}
      loading={<SiteSkeleton />}
      failure={paperTexts.notLoaded}
      failureNote={paperTexts.areSafe}
    >
      {(paper) => <OpenPaper paper={paper} />}
    </QueryStates>
  );
}

function OpenPaper({ paper: { site, paper, html, adoptions, comparison } }: { paper: Paper }) {
  const title = paperTitle(paper);
  // Without the recipient that the paper is about: it may be a person.
  usePageTitle(`${paper.name}: ${site.address}`);
  return (
    <>
      <header>
        <h1 className="text-2xl break-words sm:text-3xl">{typeset(title)}</h1>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1.5 text-sm text-ink-soft">
          <PaperState paper={paper} />
          <span>{paper.norm}</span>
        </p>
        <p className="measure mt-4 text-ink-soft">{typeset(paper.description)}</p>
      </header>
      {paper.isNeeded ? (
        <div data-print="hide" className="mt-5 flex flex-wrap gap-2">
          <RequireRight right="keepPapers" isSilent>
            <AdoptPaper
              siteId={site.id}
              paper={paper}
              variant={needsAdoption(paper) ? "primary" : "secondary"}
            />
          </RequireRight>
          <PaperDownloads siteId={site.id} address={paper} title={title} variant="secondary" />
        </div>
      ) : (
        <Alert className="mt-5 max-w-3xl">{typeset(paperTexts.unneededLead)}</Alert>
      )}
      <RequireRight right="keepPapers" />
      {paper.blanks.length > 0 ? <Blanks siteId={site.id} blanks={paper.blanks} /> : null}
      {paper.lawChanges.length > 0 ? <LawChanges changes={paper.lawChanges} /> : null}
      {paper.change === null ? null : (
        <section aria-labelledby="paper-change" className="mt-6 max-w-3xl">
          <Alert tone={paper.change === "facts" ? "warning" : "note"}>
            <h2 id="paper-change" className="text-[1rem] font-semibold">
              {paper.change === "facts" ? paperTexts.changed : paperTexts.wordingTitle}
            </h2>
            <p className="mt-1">
              {typeset(paper.change === "facts" ? paperTexts.changedLead : paperTexts.wordingLead)}
            </p>
          </Alert>
          {comparison ? (
            <details className="group mt-3" open={paper.change === "facts"}>
              <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 text-accent">
                {paperTexts.whatChanged}
                <ChevronDown
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className="size-5 transition-transform duration-150 group-open:rotate-180"
                />
              </summary>
              <ComparedText comparison={comparison} showsAll={false} />
            </details>
          ) : null}
        </section>
      )}
      {adoptions.length > 0 ? (
        <AdoptionsList siteId={site.id} paper={paper} adoptions={adoptions} />
      ) : null}
      {html === null ? null : (
        <section aria-label={paperTexts.text} className="mt-8">
          <PaperSheet html={html} />
        </section>
      )}
    </>
  );
}

/** Changes in the law since the paper was adopted. */
function LawChanges({ changes }: { changes: Paper["paper"]["lawChanges"] }) {
  return (
    <section aria-labelledby="paper-law" className="mt-6 max-w-3xl">
      <Alert tone="warning">
        <h2 id="paper-law" className="text-[1rem] font-semibold">
          {paperTexts.lawChanged}
        </h2>
        <p className="mt-1">{typeset(paperTexts.lawChangedLead)}</p>
        <ul className="mt-2 space-y-2">
          {changes.map(({ norm, editionName, inForce, whatChanged }) => (
            <li key={`${norm} ${editionName} ${inForce}`} className="break-words">
              <span className="font-medium">{typeset(norm)}</span> ({editionName},{" "}
              {paperTexts.lawInForce} {formatRussianDate(inForce)}). {whatChanged}
            </li>
          ))}
        </ul>
      </Alert>
    </section>
  );
}

function Blanks({ siteId, blanks }: { siteId: string; blanks: readonly string[] }) {
  return (
    <Alert tone="warning" className="mt-6 max-w-3xl">
      <p>
        {paperTexts.lacks}: {typeset(formatShortList(blanks))}.
      </p>
      <RequireRight right="keepPapers" isSilent>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
          <OnDemandLink href={`/sites/${siteId}/papers#questions`} className="text-accent">
            {paperTexts.questions}
          </OnDemandLink>
          <OnDemandLink href={`/sites/${siteId}/passport`} className="text-accent">
            {paperTexts.passport}
          </OnDemandLink>
        </p>
      </RequireRight>
    </Alert>
  );
}

function NoPaper({ siteId }: { siteId: string }) {
  return (
    <div className="measure">
      <h1 className="text-3xl">{paperTexts.noPaper}</h1>
      <p className="mt-3 text-base text-ink-soft">{typeset(paperTexts.noPaperLead)}</p>
      <Button asChild className="mt-6">
        <Link href={`/sites/${siteId}/papers`}>{paperTexts.toPapers}</Link>
      </Button>
    </div>
  );
}
