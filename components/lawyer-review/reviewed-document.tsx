"use client";

import { type MouseEvent, useMemo } from "react";
import { FinishForm } from "@/components/lawyer-review/finish-form";
import { ReviewPieceRow } from "@/components/lawyer-review/review-piece-row";
import { placeOf, useTypedWords } from "@/components/lawyer-review/use-typed-words";
import { Alert } from "@/components/ui/alert";
import { formatDay, formatEffectiveDate, formatMoment } from "@/components/ui/format-moment";
import { reviewPageWords as words } from "@/content/lawyer-review";
import type { LawyersRemark, Review } from "@/lib/features/lawyer-review/responses";
import { typeset } from "@/lib/russian/screen-typography";

const noRemarks: LawyersRemark[] = [];

/** The text clause by clause with the remarks to each, and the mark that it was looked through. */
export function ReviewedDocument({ token, review }: { token: string; review: Review }) {
  const { typed, count, set } = useTypedWords(review.key);
  const remarks = useMemo(() => byClause(review.remarks), [review.remarks]);
  return (
    <article>
      <ReviewHeader review={review} />
      <p aria-live="polite" className="mt-5 text-sm text-ink-faint">
        {words.count(review.remarks.length)}
        {count > 0 ? `. ${words.unsaved(count)}` : null}
      </p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed */}
      <div
        lang="ru"
        onClick={scrollToReference}
        className="document mt-3 divide-y divide-line rounded-sm border border-line bg-sheet px-4 shadow-sheet sm:px-8"
      >
        {review.pieces.map((piece, index) => (
          <ReviewPieceRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the text of a link never changes
            key={index}
            token={token}
            piece={piece}
            remarks={(piece.id !== null && remarks.get(piece.id)) || noRemarks}
            comment={piece.id === null ? undefined : typed[placeOf("comment", piece.id)]}
            proposal={piece.id === null ? undefined : typed[placeOf("proposal", piece.id)]}
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

function ReviewHeader({ review }: { review: Review }) {
  const { title, edition, date, expiresAt, newerEdition, isDraftChanged } = review;
  return (
    <header className="measure">
      <h1 className="text-2xl break-words">{title}</h1>
      <p className="mt-1.5 text-sm text-ink-faint">
        {edition === null
          ? words.draft(formatEffectiveDate(date))
          : words.edition(edition, formatEffectiveDate(date))}
        {" · "}
        {words.until(`${formatDay(expiresAt)}, ${formatMoment(expiresAt).replace(/^.*\sв\s/, "")}`)}
      </p>
      <p className="mt-4 text-ink-soft">{typeset(words.lead)}</p>
      {newerEdition === null ? null : (
        <Alert tone="warning" title={words.newer(newerEdition)} className="mt-4">
          {typeset(words.newerNote)}
        </Alert>
      )}
      {isDraftChanged ? (
        <Alert tone="warning" title={words.draftMoved} className="mt-4">
          {typeset(words.draftMovedNote)}
        </Alert>
      ) : null}
    </header>
  );
}

/** A link to a clause would take the place of the key in the address. */
function scrollToReference(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link) return;
  event.preventDefault();
  document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView();
}
