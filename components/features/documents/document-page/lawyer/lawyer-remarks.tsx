"use client";

import { RemarkRow } from "@/components/features/documents/document-page/lawyer/remark-row";
import { useHeadingInView } from "@/components/features/documents/document-page/navigation/use-heading-in-view";
import { pushPageState } from "@/components/features/documents/document-page/navigation/use-page-address";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { formatDay } from "@/components/ui/format-moment";
import { Skeleton } from "@/components/ui/skeleton";
import { lawyerLinkTexts, remarkTexts as texts } from "@/content/lawyer-review/texts";
import { useLawyerLinks, useOwnersReview } from "@/lib/features/lawyer-review/owner/client";
import type { OwnersReview } from "@/lib/features/lawyer-review/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** The remarks of one link next to the clauses, shown in place of the text: to accept or to refuse. */
export function LawyerRemarks({ id, link }: { id: string; link: string }) {
  const review = useOwnersReview(id, link);
  const heading = useHeadingInView(link);
  const acceptsTexts = useLawyerLinks(id).data?.acceptsTexts ?? true;
  return (
    <section aria-labelledby="remarks-title">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="remarks-title" ref={heading} tabIndex={-1} className="text-xl">
          {texts.title}
        </h2>
        <Button
          variant="quiet"
          size="sm"
          className="max-sm:-ml-3"
          onClick={() => pushPageState({})}
        >
          {texts.back}
        </Button>
      </div>
      <QueryStates
        query={review}
        loading={
          <Loading label="Загружаем замечания">
            <Skeleton className="mt-4 h-[50vh]" />
          </Loading>
        }
        failure="Не удалось загрузить замечания"
        className="mt-4"
      >
        {(loaded) => <Loaded id={id} review={loaded} acceptsTexts={acceptsTexts} />}
      </QueryStates>
    </section>
  );
}

type LoadedProps = { id: string; review: OwnersReview; acceptsTexts: boolean };

function Loaded({ id, review, acceptsTexts }: LoadedProps) {
  const { link, general, remarks, newestEdition } = review;
  const hasProposals = remarks.some(({ kind }) => kind === "proposal");
  return (
    <>
      <div className="mt-1 text-sm text-ink-soft">
        <p className="break-words">
          {link.asked} ·{" "}
          {link.edition === null
            ? lawyerLinkTexts.ofDraft
            : lawyerLinkTexts.ofEdition(link.edition)}
        </p>
        {link.review ? (
          <p className="mt-1 break-words">
            {lawyerLinkTexts.reviewed(link.review.name ?? "", formatDay(link.review.at))}.{" "}
            <span className="text-ink-faint">{typeset(lawyerLinkTexts.unverified)}</span>
          </p>
        ) : null}
      </div>
      {general ? (
        <div className="mt-5 rounded-md bg-wash px-4 py-3.5">
          <h3 className="text-sm font-semibold">{texts.general}</h3>
          <p className="measure mt-1 break-words whitespace-pre-wrap">{general}</p>
        </div>
      ) : null}
      {remarks.length === 0 ? (
        <p className="measure mt-4 text-ink-soft">{typeset(texts.none)}</p>
      ) : null}
      {hasProposals ? <p className="mt-4 text-sm text-ink-faint">{typeset(texts.legend)}</p> : null}
      <ul className="mt-3 space-y-4">
        {remarks.map((remark) => (
          <RemarkRow
            key={remark.id}
            place={{ id, link: link.id, newestEdition }}
            remark={remark}
            acceptsTexts={acceptsTexts}
          />
        ))}
      </ul>
    </>
  );
}
