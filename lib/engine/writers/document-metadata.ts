import { formatRussianDate } from "@/lib/core/moscow-time";
import { fieldOf } from "@/lib/engine/facts/known";
import type { Block, DocumentTree } from "@/lib/engine/tree/document";
import { walkInlines } from "@/lib/engine/tree/walk";
import { printableLine } from "@/lib/engine/writers/written-form";

/** The language tag for Word, PDF readers and browsers. */
export const documentLanguage = "ru-RU";

/** What a file is made of: a document, or one of our texts that no template makes. */
export type PrintedText = Pick<DocumentTree, "title" | "date" | "blocks">;

const ownerField = fieldOf("owner.name");

/** The program that made the file. */
const service = "Сайт по закону";

/**
 * What a file says about itself. The date is that of the edition, not of the export: the engine has
 * no clock, and the same document gives the same file tomorrow.
 */
export function documentMetadata(tree: PrintedText) {
  return {
    title: printableLine(tree.title),
    author: findOwner(tree.blocks) ?? service,
    creator: service,
    description: `Редакция от ${formatRussianDate(tree.date)}`,
    created: new Date(`${tree.date}T00:00:00Z`),
  };
}

/** The owner of the document, as the document itself names it. */
function findOwner(blocks: Block[]): string | null {
  let owner: string | null = null;
  walkInlines(blocks, (inline) => {
    if (inline.type === "value" && inline.field === ownerField)
      owner ??= printableLine(inline.text);
  });
  return owner || null;
}
