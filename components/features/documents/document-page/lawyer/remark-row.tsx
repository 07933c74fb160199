import { ComparedBlockRow } from "@/components/features/documents/document-page/comparison/compared-block";
import {
  RemarkAnswer,
  type RemarkPlace,
} from "@/components/features/documents/document-page/lawyer/remark-answer";
import { remarkTexts as texts } from "@/content/lawyer-review/texts";
import type { OwnersRemark } from "@/lib/features/lawyer-review/responses";
import { typeset } from "@/lib/russian/screen-typography";

type RemarkRowProps = { place: RemarkPlace; remark: OwnersRemark; acceptsTexts: boolean };

/** A clause with its remark: a comment next to its text, or the differences of a proposed text. */
export function RemarkRow({ place, remark, acceptsTexts }: RemarkRowProps) {
  const { kind, number, text, difference } = remark;
  const isProposal = kind === "proposal";
  return (
    <li className="rounded-lg border border-line bg-sheet p-4 sm:p-5">
      <h3 className="text-sm font-semibold">
        {texts.clause(number)}{" "}
        <span className="font-normal text-ink-faint">
          · {isProposal ? texts.proposal : texts.comment}
        </span>
      </h3>
      <div lang="ru" className="document mt-2">
        {difference ? (
          difference.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a comparison never changes its order
            <ComparedBlockRow key={index} block={block} />
          ))
        ) : (
          <p className="break-words whitespace-pre-line text-ink-soft">{remark.words}</p>
        )}
      </div>
      {text === null ? (
        <p className="mt-3 text-sm text-danger">{typeset(texts.unreadable)}</p>
      ) : isProposal && difference ? null : (
        <p className="mt-3 border-l-3 border-accent/60 pl-3 break-words whitespace-pre-wrap">
          {text}
        </p>
      )}
      <RemarkAnswer place={place} remark={remark} acceptsTexts={acceptsTexts} />
    </li>
  );
}
