import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { fieldOf } from "@/lib/engine/facts/known/known-facts";
import type { Block, TextTree } from "@/lib/engine/tree/document";
import { plainText, walkInlines } from "@/lib/engine/tree/walk";
import type { Logo } from "@/lib/engine/writers/shared/logo";
import { printableLine } from "@/lib/engine/writers/shared/written-form";
import { bindNames } from "@/lib/russian/typography";

/** The language tag for Word, PDF readers and browsers. */
export const documentLanguage = "ru-RU";

/**
 * Who prepared a text for its owner, when the owner wants this named: not a part of the text, and never in the owner's
 * place.
 */
export type PreparedBy = {
  preparedBy?: string | undefined;
  /** The logo next to those words, in paged formats. */
  logo?: Logo | undefined;
};

/** The source of a file: a document, or one of our texts without a template. */
export type PrintedText = Pick<TextTree, "title" | "date" | "blocks"> & PreparedBy;

const ownerField = fieldOf("owner.name");

/** The program that created the file. */
const service = "Сайт по закону";

/**
 * Returns the metadata of a file. The date is that of the edition, not of the export: the engine has no clock, and the
 * same document gives the same file at any time.
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

/**
 * Returns the footer of every page: the owner, the title and the edition, so that a single printed sheet, such as one
 * with signatures, can be identified. An act has no edition: its signers write the date.
 * @returns the title for a text that names no owner
 */
export function footerText(tree: PrintedText): string {
  const owner = findOwner(tree.blocks);
  const title = printableLine(tree.title);
  const edition = owner === null ? null : findEdition(tree.blocks);
  const own = [owner, title, edition].filter((text) => text !== null);
  return bindNames(own.join(" · "));
}

/** «Подготовлено: Студия «Ромашка»», or nothing. */
export const preparedByTexts = ({ preparedBy }: PreparedBy): string[] =>
  preparedBy ? [`Подготовлено: ${printableLine(preparedBy)}`] : [];

/** Returns the line of the footer: separate and below the owner's, so that the two are not confused. */
export const preparedLine = (prepared: PreparedBy): string | null =>
  preparedByTexts(prepared).map(bindNames)[0] ?? null;

/** «Редакция № 2 от 21 ноября 2026 г.», as the document itself says under its title. */
function findEdition(blocks: readonly Block[]): string | null {
  for (const block of blocks) {
    if (block.type !== "paragraph") continue;
    const text = printableLine(plainText(block.children));
    if (/^Редакция\s№/.test(text)) return text;
  }
  return null;
}

/** The owner of the document, as the document names it. */
function findOwner(blocks: Block[]): string | null {
  let owner: string | null = null;
  walkInlines(blocks, (inline) => {
    if (inline.type === "value" && inline.field === ownerField)
      owner ??= printableLine(inline.text);
  });
  return owner || null;
}
