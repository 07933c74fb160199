import { AdoptPaper } from "@/components/features/internal-papers/adopt-paper";
import { PaperDownloads } from "@/components/features/internal-papers/paper-downloads";
import {
  formatShortList,
  needsAdoption,
  PaperState,
  paperHref,
  paperTitle,
} from "@/components/features/internal-papers/paper-state";
import { RequireRight } from "@/components/features/organisations/site/site-role";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { paperTexts } from "@/content/internal-papers/screen";
import type { ListedPaper } from "@/lib/features/internal-papers/client";
import { capitalised } from "@/lib/russian/first-letter";
import { typeset } from "@/lib/russian/screen-typography";

/** A paper of the list: for whom and by which norm, its state, what it lacks, its actions. */
export function PaperRow({ siteId, paper }: { siteId: string; paper: ListedPaper }) {
  const { neededWhen, norm, blanks, isNeeded } = paper;
  const title = paperTitle(paper);
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 lg:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 className="text-[1rem] font-medium break-words">
            <OnDemandLink
              href={paperHref(siteId, paper)}
              className="text-accent underline underline-offset-4"
            >
              {typeset(title)}
            </OnDemandLink>
          </h3>
          <PaperState paper={paper} />
        </div>
        <p className="measure mt-1 text-sm text-ink-soft">
          {typeset(isNeeded ? capitalised(neededWhen) : paperTexts.unneededLead)}
          {isNeeded ? "." : null} <span className="text-ink-faint">{typeset(norm)}</span>
        </p>
        {blanks.length > 0 ? (
          <p className="measure mt-1 text-sm text-ink-faint">
            {paperTexts.lacks}: {typeset(formatShortList(blanks))}
          </p>
        ) : null}
      </div>
      <div data-print="hide" className="flex flex-wrap items-start gap-x-2 gap-y-1">
        {isNeeded ? (
          <span className="-ml-3 flex gap-1 lg:ml-0">
            <PaperDownloads siteId={siteId} address={paper} title={title} />
          </span>
        ) : null}
        {needsAdoption(paper) ? (
          <RequireRight right="keepPapers" isSilent>
            <AdoptPaper siteId={siteId} paper={paper} />
          </RequireRight>
        ) : null}
      </div>
    </li>
  );
}
