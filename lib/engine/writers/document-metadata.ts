import { formatRussianDate } from "@/lib/core/moscow-time";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { printableLine } from "@/lib/engine/writers/written-form";

/** As Word, PDF readers and browsers name the language. */
export const documentLanguage = "ru-RU";

/**
 * What a file says about itself. The date is that of the edition, not of the export: the engine has
 * no clock, and the same document gives the same file tomorrow.
 */
export function documentMetadata(tree: DocumentTree) {
  return {
    title: printableLine(tree.title),
    creator: "Сайт по закону",
    description: `Редакция от ${formatRussianDate(tree.date)}`,
    created: new Date(`${tree.date}T00:00:00Z`),
  };
}
