/** Whether a paper that was adopted would be written otherwise today. Pure. */
import { toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { paperRecipients } from "@/lib/engine/facts/papers/recipients/paper-recipient";
import { type PaperSource, writePaper } from "@/lib/engine/papers/write-paper";
import type { TextTree } from "@/lib/engine/tree/document";
import {
  type PaperAnswers,
  type PaperInstance,
  textMark,
} from "@/lib/features/internal-papers/model/instances";

export type AdoptedPaper = PaperAnswers & { tree: TextTree };

/** The reason of a difference: the owner's answers have changed, or only our wording. */
export const paperChanges = ["facts", "wording"] as const;
type PaperChange = (typeof paperChanges)[number];

/**
 * Compares the current text with the adopted one. `facts`: the owner's answers have changed, so the paper has to be
 * adopted again. `wording`: only our template has changed: it gives the same text for the old answers as for the
 * current ones.
 * @param current the current answers
 */
export function changeSinceAdoption(
  source: PaperSource,
  { recipient }: PaperInstance,
  { tree, ...adopted }: AdoptedPaper,
  current: PaperAnswers,
): PaperChange | null {
  // A different date of writing is not a change.
  const date = tree.date;
  const today = textMark(
    writePaper(source, current.answers, current.paperAnswers, { date, recipient }),
  );
  if (today === textMark(tree)) return null;
  const key = recipient?.key;
  const before = textMark(
    writePaper(source, adopted.answers, adopted.paperAnswers, {
      date,
      recipient: key
        ? (paperRecipients(toKnownFacts(adopted.answers)).find((answer) => answer.key === key) ??
          null)
        : null,
    }),
  );
  return before === today ? "wording" : "facts";
}
