/** Whether a paper that was adopted would be written otherwise today. Pure. */

import { toKnown } from "@/lib/engine/facts/known";
import { paperRecipients } from "@/lib/engine/facts/papers/paper-recipient";
import type { PaperSource } from "@/lib/engine/papers/write-paper";
import type { TextTree } from "@/lib/engine/tree/document";
import {
  type PaperAnswers,
  type PaperInstance,
  textMark,
  writeInstance,
} from "@/lib/features/internal-papers/model/instances";

export type Adopted = PaperAnswers & { tree: TextTree };

/**
 * How today's text differs from the adopted one. `facts`: the owner's answers are others, so he adopts it anew. `wording`:
 * only our words are; written by today's template, the answers of then give the text of now.
 * @param now the answers of today
 */
export function changedSince(
  source: PaperSource,
  instance: PaperInstance,
  { tree, ...then }: Adopted,
  now: PaperAnswers,
): "facts" | "wording" | null {
  // A day of writing is no change.
  const today = textMark(writeInstance(source, now, instance, tree.date));
  if (today === textMark(tree)) return null;
  const key = instance.recipient?.key;
  const recipient = key
    ? (paperRecipients(toKnown(then.answers)).find((one) => one.key === key) ?? null)
    : null;
  const before = textMark(writeInstance(source, then, { ...instance, recipient }, tree.date));
  return before === today ? "wording" : "facts";
}
