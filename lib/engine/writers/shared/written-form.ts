/**
 * The words of nodes that are the same in all formats: how a blank reads, how a number is printed, which rows a table
 * has. Writers decide only the look.
 */
import { cleanText, joinedEmoji } from "@/lib/core/text/clean-text";
import type { Block, Clause, Heading, Inline, Norm, Table } from "@/lib/engine/tree/document";
import { plainText, walkInlines } from "@/lib/engine/tree/walk";

/**
 * Controls, soft hyphens, joiners, variation selectors, interlinear marks: they are invisible, and a font without them
 * prints a box. Line ends and the joiners of emoji are kept.
 */
const emojiOrUnseen = new RegExp(
  String.raw`(${joinedEmoji})|(?!\n)[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`,
  "gu",
);

/** Anything but Russian and English letters, digits, their usual signs and single spaces. */
const needsCare = /[^ -~\u00a0§«»ЁА-яё–—„“…№₽]/;

/** Cache of texts that need no changes: templates contain the same words in every document. */
const known = new Set<string>();
const maxKnown = 20_000;
const maxKnownLength = 1000;

/**
 * Returns the text that every format prints: without characters that XML forbids (answers are cleaned on input, stored
 * trees and templates are not) or that no font draws, letters composed, tabs and runs of spaces replaced by one space
 * as HTML and Markdown would do anyway, lines ended by `\n`.
 */
export function printable(text: string): string {
  if (known.has(text)) return text;
  if (!needsCare.test(text) && !text.includes("  ")) {
    if (known.size >= maxKnown) known.clear();
    if (text.length <= maxKnownLength) known.add(text);
    return text;
  }
  return cleanText(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n"))
    .replace(/[ \t]+/g, " ")
    .replace(emojiOrUnseen, "$1")
    .normalize("NFC")
    .replace(/ ?\n ?/g, "\n");
}

/** Makes a text printable on one line: for names, attributes and places that allow no line break. */
export function printableLine(text: string): string {
  return printable(text).replace(/\n/g, " ").trim();
}

/** «3.2» → «3.2.», as numbers are printed before headings and clauses. References print the bare number. */
export function numberLabel(number: string): string {
  return `${printableLine(number)}.`;
}

/** How something not filled in reads: «[указать: юридический адрес]». */
export function blankText(hint: string): string {
  return `[указать: ${printableLine(hint)}]`;
}

/** «ИНН» → «ИНН:», the label of a line of requisites. */
export function requisiteLabel(label: string): string {
  return `${printableLine(label)}:`;
}

/** «152-ФЗ ст. 9 ч. 1; ГК РФ ст. 438 п. 3», as a template writes norms. */
export function normsText(norms: readonly Norm[]): string {
  return norms.map(({ law, place }) => printableLine(`${law} ${place}`)).join("; ");
}

/** The paragraph next to a number or a bullet, and the blocks that follow it. */
export function splitFirstParagraph(blocks: readonly Block[]): {
  lead: Inline[];
  rest: readonly Block[];
} {
  const first = blocks[0];
  return first?.type === "paragraph"
    ? { lead: first.children, rest: blocks.slice(1) }
    : { lead: [], rest: blocks };
}

/**
 * The note at the end of a custom clause, the same in every format.
 * @returns null for a clause of the template
 */
export function customClauseNote({ own }: Clause): string | null {
  if (own === "added") return "(Пункт добавлен владельцем сайта.)";
  return own === "replaced" ? "(Пункт изложен в редакции владельца сайта.)" : null;
}

/** The paragraph next to a clause's number, and what follows, with the custom-clause note as a paragraph. */
export function splitClause(clause: Clause): ReturnType<typeof splitFirstParagraph> {
  const { lead, rest } = splitFirstParagraph(clause.children);
  const note = customClauseNote(clause);
  if (note === null) return { lead, rest };
  const mark: Inline = { type: "emphasis", children: [{ type: "text", text: note }] };
  return { lead, rest: [...rest, { type: "paragraph", children: [mark] }] };
}

/** A table with as many cells in every row as in its longest one, so that writers never meet a missing cell. */
export function tableGrid(table: Table): {
  columns: number;
  header: Inline[][] | null;
  rows: Inline[][][];
} {
  const columns = Math.max(table.header?.length ?? 0, ...table.rows.map((row) => row.length), 0);
  const isFull = (row: Inline[][]) => row.length === columns;
  const pad = (row: Inline[][]) =>
    isFull(row) ? row : Array.from({ length: columns }, (_, column) => row[column] ?? []);
  return {
    columns,
    header: table.header && pad(table.header),
    rows: table.rows.every(isFull) ? table.rows : table.rows.map(pad),
  };
}

/** True for a cell to be filled in by hand: its words are the hint under a ruled line. */
export function isByHand([only, ...others]: readonly Inline[]): boolean {
  return only?.type === "emphasis" && only.byHand === true && others.length === 0;
}

/** True for a table that is a form to fill in by hand, row by row. */
export const isForm = (rows: readonly (readonly Inline[][])[]): boolean =>
  rows.length > 0 && rows.every((row) => row.some(isByHand));

const isFormTable = (block: Block | undefined): boolean =>
  block?.type === "table" && block.header === null && isForm(block.rows);

/** True for the beginning of a form: its table, or the heading or words above it («Подписи», «Исполнитель»). */
function opensForm(blocks: readonly Block[], at: number): boolean {
  const [first, second, third] = blocks.slice(at, at + 3);
  if (isFormTable(first)) return true;
  if (first?.type === "paragraph") return isFormTable(second);
  if (first?.type !== "heading") return false;
  return isFormTable(second) || (second?.type === "paragraph" && isFormTable(third));
}

/**
 * True for a block whose last lines share a page with the next block: a page must not end between a text and its
 * signature lines, or the sheet of signatures would belong to no paper.
 */
export const staysWithForm = (blocks: readonly Block[], at: number): boolean =>
  opensForm(blocks, at + 1);

/** A list with a header and this few rows and letters is not split. */
const glance = { rows: 6, letters: 800 };

/**
 * How many rows of a table stay on one page, as far as they fit: of labels and values without a header all, because
 * they describe one thing, such as a purpose of processing; of a short list with a header all; of a long one each row
 * separately.
 */
export function rowsTogether({ header, rows }: Table): number {
  if (header === null) return rows.length;
  if (rows.length > glance.rows) return 1;
  const letters = rows.flat().reduce((sum, cell) => sum + plainText(cell).length, 0);
  return letters <= glance.letters ? rows.length : 1;
}

/** The title of a list of sections. */
export const contentsTitle = "Содержание";
/** A text with fewer sections needs no list of them. */
const longFrom = 10;

/**
 * Returns the numbered sections of a long text, which paged formats list before the first of them; none for a short
 * one.
 */
export function sectionsToList(blocks: readonly Block[]): Heading[] {
  const sections = blocks.filter(
    (block): block is Heading => block.type === "heading" && block.number !== null,
  );
  return sections.length < longFrom ? [] : sections;
}

/** Returns every heading and clause that a reference can point at. */
export function collectTargets(blocks: readonly Block[]): Set<string> {
  const targets = new Set<string>();
  const visit = (block: Block) => {
    if (block.type === "heading" || block.type === "clause") targets.add(block.id);
    for (const child of childBlocks(block)) visit(child);
  };
  for (const block of blocks) visit(block);
  return targets;
}

/** Returns those that a reference of the document does point at. */
export function collectReferred(blocks: readonly Block[]): Set<string> {
  const targets = collectTargets(blocks);
  const referred = new Set<string>();
  walkInlines([...blocks], (inline) => {
    if (inline.type === "clauseReference" && targets.has(inline.target)) {
      referred.add(inline.target);
    }
  });
  return referred;
}

function childBlocks(block: Block): readonly Block[] {
  if (block.type === "clause") return block.children;
  return block.type === "list" ? block.items.flat() : [];
}

/** True for words that introduce a list («…в следующих целях:»): a page must not end with them. */
export function introducesList(text: string): boolean {
  return text.trimEnd().endsWith(":");
}

/** True when the first words of a clause introduce its content: they end in a colon, or a figure follows. */
export function leadsToContent(lead: string, rest: readonly Block[]): boolean {
  if (introducesList(lead)) return true;
  const [next] = rest;
  if (!next) return false;
  const isFigure = next.type === "table" || next.type === "list" || next.type === "requisites";
  return isFigure || lead.trim() === "";
}
