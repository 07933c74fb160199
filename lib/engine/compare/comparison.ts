/** The differences between two editions of a document: plain JSON that any view can show. */
import { z } from "zod";

/** A stretch of words. Kept and removed words make up the old text; kept and added words the new one. */
const comparedWords = z.strictObject({
  text: z.string(),
  mark: z.enum(["same", "added", "removed"]),
  /**
   * The old text of kept words, when it differs: a reference whose number moved with the document, or another kind of
   * space. Not a change of the text; absent when there is nothing to say.
   */
  before: z.string().optional(),
});
export type ComparedWords = z.output<typeof comparedWords>;

const changes = ["same", "added", "removed", "changed"] as const;
const own = z.enum(["added", "replaced"]).nullable();

export const comparedBlock = z.strictObject({
  kind: z.enum(changes),
  what: z.enum(["heading", "clause", "paragraph", "listItem", "tableRow", "requisite"]),
  /** The previous number, which is not a change of the text. Null when it did not change. */
  number: z.strictObject({ before: z.string().nullable(), after: z.string().nullable() }),
  /** Whether the words were, and are, a custom clause. */
  own: z.strictObject({ before: own, after: own }),
  /** How many clauses and lists it is nested in. */
  depth: z.int().min(0),
  /** Unchanged and away from every change: may be folded together with its neighbours. */
  far: z.boolean(),
  words: z.array(comparedWords),
});
export type ComparedBlock = z.output<typeof comparedBlock>;

export const documentComparison = z.strictObject({
  blocks: z.array(comparedBlock),
  counts: z.record(z.enum(changes), z.int().min(0)),
});
export type DocumentComparison = z.output<typeof documentComparison>;
