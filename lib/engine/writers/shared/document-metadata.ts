import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { fieldOf } from "@/lib/engine/facts/known/known";
import type { Block, TextTree } from "@/lib/engine/tree/document";
import { plainText, walkInlines } from "@/lib/engine/tree/walk";
import { bindNames } from "@/lib/russian/typography";
import type { Logo } from "./logo";
import { printableLine } from "./written-form";

/** The language tag for Word, PDF readers and browsers. */
export const documentLanguage = "ru-RU";

/**
 * Who prepared a text for its owner, where the owner wants it said: no part of the text, and never in the owner's
 * place.
 */
export type Prepared = {
  preparedBy?: string | undefined;
  /** Next to those words in files of pages. */
  logo?: Logo | undefined;
};

/** What a file is made of: a document, or one of our texts that no template makes. */
export type PrintedText = Pick<TextTree, "title" | "date" | "blocks"> & Prepared;

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

/**
 * Whose paper it is, what it is called and which edition, at the foot of every page: a printed sheet that lies alone,
 * as that of a signature may, is known by it. An act has no edition: its day is written on it by its signers.
 * @returns the title for a text that names no owner
 */
export function footerText(tree: PrintedText): string {
  const owner = findOwner(tree.blocks);
  const title = printableLine(tree.title);
  const edition = owner === null ? null : findEdition(tree.blocks);
  const own = [owner, title, edition].filter((words) => words !== null);
  return bindNames(own.join(" · "));
}

/** «Подготовлено: Студия «Ромашка»», or nothing. */
export const preparedByTexts = ({ preparedBy }: Prepared): string[] =>
  preparedBy ? [`Подготовлено: ${printableLine(preparedBy)}`] : [];

/**
 * The same at the foot of a page: a line of its own under whose paper it is, so that nobody takes one for the other.
 */
export const preparedLine = (prepared: Prepared): string | null =>
  preparedByTexts(prepared).map(bindNames)[0] ?? null;

/** «Редакция № 2 от 21 ноября 2026 г.», as the document itself says it under its title. */
function findEdition(blocks: readonly Block[]): string | null {
  for (const block of blocks) {
    if (block.type !== "paragraph") continue;
    const words = printableLine(plainText(block.children));
    if (/^Редакция\s№/.test(words)) return words;
  }
  return null;
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
