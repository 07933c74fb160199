/** Blocks of texts that are not written with a template: reports, extracts, orders. Pure. */
import type { Block, Heading, Inline, Table } from "@/lib/engine/tree/document";
import { typesetDocument } from "@/lib/russian/typography";

export const text = (words: string): Inline => ({ type: "text", text: words });
export const strong = (words: string): Inline => ({ type: "strong", children: [text(words)] });
/** @param isLiteral for a stranger's words, which must be shown unchanged. */
export const emphasis = (words: string, isLiteral = false): Inline => ({
  type: "emphasis",
  children: [text(isLiteral ? words : typesetDocument(words))],
});
export const paragraph = (words: string): Block => ({
  type: "paragraph",
  children: [text(typesetDocument(words))],
});
export const withLeadIn = (name: string, words: string): Block => ({
  type: "paragraph",
  children: [strong(`${name}:`), text(` ${typesetDocument(words)}`)],
});
export const list = (items: readonly string[]): Block => ({
  type: "list",
  items: items.map((item) => [{ type: "paragraph", children: [text(item)] }]),
});
export const table = (header: string[], rows: string[][]): Table => ({
  type: "table",
  header: header.map((words) => [text(words)]),
  rows: rows.map((row) => row.map((words) => [text(words)])),
});

export function heading(level: Heading["level"], id: string, words: string): Heading {
  return { type: "heading", level, id, number: null, children: [text(typesetDocument(words))] };
}

/** Words under a line to be filled in by hand. */
export const byHand = (words: string): Inline[] => [
  { type: "emphasis", byHand: true, children: [text(words)] },
];
/** A form to fill in by hand, such as signatures: lines to write on with their labels, without rules. */
export const form = (...rows: Inline[][][]): Table => ({ type: "table", header: null, rows });
