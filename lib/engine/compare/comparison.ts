/** What differs between two editions of a document: plain JSON, which any view can show. */
import type { Clause } from "@/lib/engine/tree/document";

/** A stretch of words. What is kept and what is removed make up the text before; kept and added, the text after. */
export type ComparedWords = {
  text: string;
  mark: "same" | "added" | "removed";
  /**
   * Of kept words whose text before was another: a reference whose number moved with the document, or
   * another kind of space. No change of the text; absent when there is nothing to say.
   */
  before?: string;
};

export type ComparedBlock = {
  kind: "same" | "added" | "removed" | "changed";
  what: "heading" | "clause" | "paragraph" | "listItem" | "tableRow" | "requisite";
  /** A number that moved is no change of the text. Null where there is none. */
  number: { before: string | null; after: string | null };
  /** Whether the words were and are the owner's own. */
  own: { before: Clause["own"] | null; after: Clause["own"] | null };
  /** How many clauses and lists stand around. */
  depth: number;
  /** Unchanged and away from every change: may be folded together with its neighbours. */
  far: boolean;
  words: ComparedWords[];
};

export type DocumentComparison = {
  blocks: ComparedBlock[];
  counts: Record<ComparedBlock["kind"], number>;
};
