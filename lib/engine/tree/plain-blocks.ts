/** Blocks of texts that are not written with a template: reports, extracts, orders. Pure. */
import type { Block, Heading, Inline, Table } from "@/lib/engine/tree/document";
import { typesetDocument } from "@/lib/russian/typography";

export const text = (value: string): Inline => ({ type: "text", text: value });
export const strong = (value: string): Inline => ({ type: "strong", children: [text(value)] });
/** @param isLiteral for quoted words of other people, which must be shown unchanged. */
export const emphasis = (value: string, isLiteral = false): Inline => ({
  type: "emphasis",
  children: [text(isLiteral ? value : typesetDocument(value))],
});
export const paragraph = (value: string): Block => ({
  type: "paragraph",
  children: [text(typesetDocument(value))],
});
export const withLeadIn = (name: string, value: string): Block => ({
  type: "paragraph",
  children: [strong(`${name}:`), text(` ${typesetDocument(value)}`)],
});
export const list = (items: readonly string[]): Block => ({
  type: "list",
  items: items.map((item) => [{ type: "paragraph", children: [text(item)] }]),
});
export const table = (header: string[], rows: string[][]): Table => ({
  type: "table",
  header: header.map((value) => [text(value)]),
  rows: rows.map((row) => row.map((value) => [text(value)])),
});

export function heading(level: Heading["level"], id: string, value: string): Heading {
  return { type: "heading", level, id, number: null, children: [text(typesetDocument(value))] };
}

/** Words under a line to be filled in by hand. */
export const byHand = (value: string): Inline[] => [
  { type: "emphasis", byHand: true, children: [text(value)] },
];
/** A form to fill in by hand, such as signatures: lines to write on with their labels, without rules. */
export const form = (...rows: Inline[][][]): Table => ({ type: "table", header: null, rows });
