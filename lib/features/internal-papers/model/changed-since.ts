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

/** Why a text is another than the adopted one: what its owner said has changed, or only our words. */
export const paperChanges = ["facts", "wording"] as const;
type PaperChange = (typeof paperChanges)[number];

/**
 * How today's text differs from the adopted one. `facts`: the owner's answers are others, so he adopts it anew.
 * `wording`: only our words are; written by today's template, the answers of then give the text of now.
 * @param now the answers of today
 */
export function changeSinceAdoption(
  source: PaperSource,
  { recipient }: PaperInstance,
  { tree, ...then }: AdoptedPaper,
  now: PaperAnswers,
): PaperChange | null {
  // A day of writing is no change.
  const date = tree.date;
  const today = textMark(writePaper(source, now.answers, now.paperAnswers, { date, recipient }));
  if (today === textMark(tree)) return null;
  const key = recipient?.key;
  const before = textMark(
    writePaper(source, then.answers, then.paperAnswers, {
      date,
      recipient: key
        ? (paperRecipients(toKnownFacts(then.answers)).find((one) => one.key === key) ?? null)
        : null,
    }),
  );
  return before === today ? "wording" : "facts";
}
