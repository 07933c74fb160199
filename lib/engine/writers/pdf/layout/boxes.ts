import type { Heading } from "@/lib/engine/tree/document";
import type { AddElement } from "@/lib/engine/writers/pdf/layout/structure";
import type { Line, Measure } from "@/lib/engine/writers/pdf/text/lines";
import type { Indentation } from "@/lib/engine/writers/shared/indent";
import type { TextStyle } from "@/lib/engine/writers/shared/style";

/**
 * The content of pages, measured but not yet placed: all lengths are points, `left` counts from the text's left edge.
 * `Element` is the node of the PDF's structure tree that the words belong to, so that a screen reader reads them in the
 * order of the document.
 */
export type Box<Element> =
  | LinesBox<Element>
  | RowsBox<Element>
  | PictureBox<Element>
  | { kind: "pageBreak" };

/** A picture, which is never split. */
export type PictureBox<Element> = {
  kind: "picture";
  /** An outline has units of its own, each `scale` points. */
  content: { jpeg: Uint8Array } | { outline: string; scale: number };
  width: number;
  height: number;
  element: Element;
  /** The space above and below. */
  space: number;
};

/** A paragraph: lines that may be split across pages, with a number or bullet next to the first. */
export type LinesBox<Element> = {
  kind: "lines";
  style: TextStyle;
  left: number;
  lines: Line[];
  element: Element;
  label: { line: Line; left: number; element: Element } | null;
  /** The id that references point at, when one does. */
  target: string | null;
  bookmark: Bookmark | null;
  /** The id whose page is printed at the right edge: a line of the contents. */
  pageOf: string | null;
  keepWithNext: boolean;
};

/** The label of a heading in the reader's outline; a section belongs to the part before it. */
export type Bookmark = { title: string; level: "part" | "section" };

/** A table, or rows of requisites (without rules). */
export type RowsBox<Element> = {
  kind: "rows";
  ruled: boolean;
  width: number;
  left: number;
  header: Row<Element> | null;
  rows: Row<Element>[];
  /** How many rows at a time share a page, when they fit on one. */
  together: number;
  /** Whether the last row shares a page with what follows. */
  keepWithNext: boolean;
  spaceBefore: number;
  spaceAfter: number;
};

export type Row<Element> = {
  style: TextStyle;
  padding: { x: number; y: number };
  cells: Cell<Element>[];
};

/** `left` counts from the row's left edge and includes the padding. */
export type Cell<Element> = {
  left: number;
  lines: Line[];
  element: Element;
  /** Space above the first line, in points. */
  drop: number;
  /** The width of a ruled line above the first line, for writing by hand. */
  lineToWriteOn: number | null;
};

/** The context in which blocks are measured into boxes. */
export type FlowContext<Node> = {
  place: Indentation;
  /** The structure node that blocks are added to. */
  parent: Node;
  add: AddElement<Node>;
  measure: Measure;
  /** Width of the text area in points. */
  width: number;
  /** The heading that is the title of the whole text; others of its level are parts. */
  title: Heading | undefined;
};

/** The height of a line, in points. */
export function lineHeight(style: TextStyle): number {
  return style.size * style.lineHeight;
}

/** The height of a row when each cell shows its lines from `from` on. */
export function rowHeight<Element>(row: Row<Element>, from: readonly number[] = []): number {
  const heights = row.cells.map((cell, index) => {
    const start = from[index] ?? 0;
    return (start === 0 ? cell.drop : 0) + (cell.lines.length - start) * lineHeight(row.style);
  });
  return Math.max(lineHeight(row.style), ...heights) + 2 * row.padding.y;
}
