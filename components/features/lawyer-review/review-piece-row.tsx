"use client";

import { MessageSquarePlus, PencilLine } from "lucide-react";
import { memo, useEffect, useRef } from "react";
import { parseDocumentMarkup, showDocument } from "@/components/features/documents/document-markup";
import { RemarkEditor } from "@/components/features/lawyer-review/remark-editor";
import { SavedRemark } from "@/components/features/lawyer-review/saved-remark";
import { remarkKey } from "@/components/features/lawyer-review/use-unsaved-remarks";
import { Button } from "@/components/ui/button";
import { reviewPageTexts as texts } from "@/content/lawyer-review/texts";
import type { LawyersRemark, ReviewPiece } from "@/lib/features/lawyer-review/responses";
import type { RemarkKind } from "@/lib/features/lawyer-review/schema";
import { typeset } from "@/lib/russian/screen-typography";

type ReviewPieceRowProps = {
  token: string;
  piece: ReviewPiece;
  /** The saved remark on the clause. */
  remarks: readonly LawyersRemark[];
  /** The unsaved input; undefined if there is none. */
  comment: string | undefined;
  proposal: string | undefined;
  onType: (place: string, text: string | null) => void;
};

/**
 * A block of the text; a clause with its norms and the lawyer's remark. Memoised, so that typing in one does not render
 * the others.
 */
export const ReviewPieceRow = memo(function ReviewPieceRow(props: ReviewPieceRowProps) {
  const { piece } = props;
  const { id, kind, depth, markup } = piece;
  if (id === null) {
    return <Markup markup={markup} className={kind === "text" ? "py-1" : headingClasses[kind]} />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 border-t border-line py-4 lg:grid-cols-[minmax(0,39rem)_minmax(0,1fr)]">
      <Markup markup={markup} className={depth > 0 ? "pl-6 sm:pl-10" : ""} />
      <ClauseMargin {...props} clause={id} />
    </div>
  );
});

const headingClasses: Record<Exclude<ReviewPiece["kind"], "text">, string> = {
  title: "pt-6 pb-2 [&_h2]:m-0 [&_h2]:text-xl",
  heading: "pt-6 pb-2 [&_h3]:m-0 [&_h3]:text-[1.0625em]",
  clause: "",
};

/** Norms and buttons in the margin, on a phone below the clause; the remark is below the clause. */
function ClauseMargin(props: ReviewPieceRowProps & { clause: string }) {
  const { token, piece, clause, remarks, comment, proposal, onType } = props;
  const typed = { comment, proposal };
  const kinds: RemarkKind[] = piece.canPropose ? ["comment", "proposal"] : ["comment"];
  const savedOf = (kind: RemarkKind) => remarks.find((remark) => remark.kind === kind);
  // Focus an editor or remark that replaced the clicked button; not one restored by a reload.
  const focused = useRef<string | null>(null);
  const open = (kind: RemarkKind) => {
    focused.current = `edit ${kind}`;
    onType(
      remarkKey(kind, clause),
      savedOf(kind)?.text ?? (kind === "proposal" ? piece.words : ""),
    );
  };
  const close = (kind: RemarkKind) => {
    focused.current = `read ${kind}`;
    onType(remarkKey(kind, clause), null);
  };
  const free = kinds.filter((kind) => typed[kind] === undefined && !savedOf(kind));
  return (
    <>
      <div className="font-sans text-sm max-lg:mt-2">
        <ul className="text-xs text-ink-faint max-lg:flex max-lg:flex-wrap max-lg:gap-x-3">
          {piece.norms.map((norm) => (
            <li key={norm} className="m-0 p-0 before:content-none">
              {typeset(norm)}
            </li>
          ))}
          {piece.norms.length === 0 ? (
            <li className="m-0 p-0 before:content-none">{texts.noNorm}</li>
          ) : null}
          {piece.isOwn ? <li className="m-0 p-0 before:content-none">{texts.own}</li> : null}
        </ul>
        <div className="mt-1 -ml-3 flex flex-wrap gap-x-1">
          {free.map((kind) => (
            <Button key={kind} variant="quiet" size="sm" onClick={() => open(kind)}>
              {kind === "comment" ? (
                <MessageSquarePlus aria-hidden="true" strokeWidth={1.75} />
              ) : (
                <PencilLine aria-hidden="true" strokeWidth={1.75} />
              )}
              {kind === "comment" ? texts.comment : texts.propose}
              <span className="sr-only"> к пункту {piece.number}</span>
            </Button>
          ))}
        </div>
      </div>
      <div className="font-sans text-sm lg:col-start-1">
        {kinds.map((kind) => {
          const text = typed[kind];
          const saved = savedOf(kind);
          if (text !== undefined) {
            return (
              <RemarkEditor
                key={kind}
                token={token}
                place={{ clause, kind, number: piece.number ?? "" }}
                text={text}
                takesFocus={focused.current === `edit ${kind}`}
                onType={(next) => onType(remarkKey(kind, clause), next)}
                onClose={() => close(kind)}
              />
            );
          }
          return saved ? (
            <SavedRemark
              key={kind}
              token={token}
              remark={saved}
              takesFocus={focused.current === `read ${kind}`}
              onEdit={() => open(kind)}
            />
          ) : null;
        })}
        {!piece.canPropose && typed.comment !== undefined ? (
          <p className="mt-2 text-xs text-ink-faint">{typeset(texts.repeated)}</p>
        ) : null}
      </div>
    </>
  );
}

function Markup({ markup, className }: { markup: string; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) showDocument(parseDocumentMarkup(markup), place.current);
  }, [markup]);
  return <div ref={place} className={className} />;
}
