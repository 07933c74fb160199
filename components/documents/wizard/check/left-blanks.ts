import type { DocumentTree } from "@/lib/engine/tree/document";
import { walkInlines } from "@/lib/engine/tree/walk";

export type LeftBlank = {
  /** What is to be written in, as it stands in the text: «номер лицензии». */
  hint: string;
  /** The form field that would fill it. */
  field: string | undefined;
};

/** What the document would leave to be written in, each once, in reading order. */
export function leftBlanks({ blocks }: Pick<DocumentTree, "blocks">): LeftBlank[] {
  const blanks = new Map<string, LeftBlank>();
  walkInlines(blocks, (inline) => {
    if (inline.type !== "blank") return;
    const before = blanks.get(inline.hint);
    blanks.set(inline.hint, { hint: inline.hint, field: before?.field ?? inline.field });
  });
  return [...blanks.values()];
}
