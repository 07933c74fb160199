"use client";

import { type MouseEvent, useMemo } from "react";
import { FinishForm, finishTitleId } from "@/components/features/lawyer-review/finish-form";
import { ReviewPieceRow } from "@/components/features/lawyer-review/review-piece-row";
import {
  remarkKey,
  useUnsavedRemarks,
} from "@/components/features/lawyer-review/use-unsaved-remarks";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { formatDay, formatEffectiveDate, formatMoment } from "@/components/ui/format-moment";
import { reviewPageTexts as texts } from "@/content/lawyer-review/texts";
import type { LawyerReview, LawyersRemark } from "@/lib/features/lawyer-review/responses";
import { typeset } from "@/lib/russian/screen-typography";

const noRemarks: LawyersRemark[] = [];

/** The text clause by clause with the remarks on each, and the form that marks it as reviewed. */
export function ReviewedDocument({ token, review }: { token: string; review: LawyerReview }) {
  const { typed, count, set } = useUnsavedRemarks(review.key);
  const remarks = useMemo(() => byClause(review.remarks), [review.remarks]);
  return (
    <article>
      <ReviewHeader review={review} />
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
        <p aria-live="polite" className="text-ink-faint">
          {texts.count(review.remarks.length)}
          {count > 0 ? `. ${texts.unsaved(count)}` : null}
        </p>
        <Button variant="link" size="inline" onClick={goToFinish}>
          {texts.toFinish}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed */}
      <div
        lang="ru"
        onClick={scrollToReference}
        className="document mt-3 rounded-sm border border-line bg-sheet px-4 pb-4 shadow-sheet sm:px-8"
      >
        {review.pieces.map((piece, index) => (
          <ReviewPieceRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the text of a link never changes
            key={index}
            token={token}
            piece={piece}
            remarks={(piece.id !== null && remarks.get(piece.id)) || noRemarks}
            comment={piece.id === null ? undefined : typed[remarkKey("comment", piece.id)]}
            proposal={piece.id === null ? undefined : typed[remarkKey("proposal", piece.id)]}
            onType={set}
          />
        ))}
      </div>
      <FinishForm token={token} review={review} typed={typed} onType={set} />
    </article>
  );
}

function byClause(remarks: readonly LawyersRemark[]): Map<string, LawyersRemark[]> {
  const groups = new Map<string, LawyersRemark[]>();
  for (const remark of remarks) {
    groups.set(remark.clause, [...(groups.get(remark.clause) ?? []), remark]);
  }
  return groups;
}

function ReviewHeader({ review }: { review: LawyerReview }) {
  const { edition, date, expiresAt, newerEdition, isDraftChanged } = review;
  return (
    <header className="measure">
      <h1 className="text-2xl">{texts.title}</h1>
      <p className="mt-1.5 text-sm text-ink-faint">
        {edition === null
          ? texts.draft(formatEffectiveDate(date))
          : texts.edition(edition, formatEffectiveDate(date))}
        {" · "}
        {texts.until(`${formatDay(expiresAt)}, ${formatMoment(expiresAt).replace(/^.*\sв\s/, "")}`)}
      </p>
      <p className="mt-4 text-ink-soft">{typeset(texts.lead)}</p>
      {newerEdition === null ? null : (
        <Alert tone="warning" title={texts.newer(newerEdition)} className="mt-4">
          {typeset(texts.newerNote)}
        </Alert>
      )}
      {isDraftChanged ? (
        <Alert tone="warning" title={texts.draftMoved} className="mt-4">
          {typeset(texts.draftMovedNote)}
        </Alert>
      ) : null}
    </header>
  );
}

/** Well before the end of the text, and without an anchor: see below. */
function goToFinish(): void {
  const heading = document.getElementById(finishTitleId);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** A link to a clause would replace the key in the URL. */
function scrollToReference(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link) return;
  event.preventDefault();
  document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView();
}
