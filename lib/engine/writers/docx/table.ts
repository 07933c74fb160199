import {
  BorderStyle,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
  Table as WordTable,
} from "docx";
import type { Inline, Requisites, Table } from "@/lib/engine/tree/document";
import { columnWidths } from "@/lib/engine/writers/column-widths";
import { type Bookmarks, writeInlines } from "@/lib/engine/writers/docx/inlines";
import { PlainRun, writeParagraph } from "@/lib/engine/writers/docx/plain";
import { styleId } from "@/lib/engine/writers/docx/styles";
import { plainText } from "@/lib/engine/writers/runs";
import { documentStyle, toHex, toPoints, toTwips } from "@/lib/engine/writers/style";
import { requisiteLabel, tableGrid } from "@/lib/engine/writers/written-form";

const { page, table: style, colour, text, indent, docxScale } = documentStyle;
const textWidth = page.width - page.margin.left - page.margin.right;

/** Letters of Russian text are about half as wide as the type is high; in bold single words, more. */
const letterWidth = { text: 0.5, word: 0.62 };

/**
 * A table with its header repeated on each page. Its widths are reckoned in letters: without widths
 * LibreOffice makes all columns equal. Returns the table and the small paragraph that follows it,
 * without which Word joins neighbouring tables into one.
 */
export function writeTable(table: Table, bookmarks: Bookmarks): (WordTable | Paragraph)[] {
  const { columns, header, rows } = tableGrid(table);
  if (columns === 0) return [];
  const widths = widthsOf(header ? [header, ...rows] : rows, columns);
  const writeRow = (row: Inline[][], isHeader: boolean) =>
    new TableRow({
      tableHeader: isHeader || undefined,
      cantSplit: row.every((cell) => plainText(cell).length < style.splitAboveLetters) || undefined,
      children: row.map((cell, column) =>
        writeCell(cell, widths[column] ?? 0, isHeader, bookmarks),
      ),
    });
  const written = [
    ...(header ? [writeRow(header, true)] : []),
    ...rows.map((row) => writeRow(row, false)),
  ];
  // Word calls a table without rows damaged.
  if (written.length === 0) return [];
  return [
    new WordTable({
      layout: TableLayoutType.FIXED,
      width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      columnWidths: widths,
      margins: {
        top: toTwips(style.padding.y),
        bottom: toTwips(style.padding.y),
        left: toTwips(style.padding.x),
        right: toTwips(style.padding.x),
      },
      borders: rules(header !== null),
      rows: written,
    }),
    new Paragraph({ style: styleId.tableGap }),
  ];
}

function writeCell(cell: Inline[], width: number, isHeader: boolean, bookmarks: Bookmarks) {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    shading: isHeader
      ? { type: ShadingType.CLEAR, color: "auto", fill: toHex(colour.headerFill) }
      : undefined,
    children: [
      writeParagraph({
        style: isHeader ? styleId.tableHeader : styleId.tableCell,
        // A header stays with the first row.
        keepNext: isHeader || undefined,
        children: writeInlines(cell, bookmarks),
      }),
    ],
  });
}

/** Labels and values side by side, without rules: a long label wraps in its own column. */
export function writeRequisites(
  requisites: Requisites,
  left: number,
  bookmarks: Bookmarks,
): (WordTable | Paragraph)[] {
  if (requisites.rows.length === 0) return [];
  const widths = [indent.requisiteLabel, textWidth - left - indent.requisiteLabel].map(toTwips);
  const writePart = (children: ParagraphChild[], column: number) =>
    new TableCell({
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      children: [writeParagraph({ style: styleId.requisites, children })],
    });
  const rows = requisites.rows.map(
    (row) =>
      new TableRow({
        cantSplit: true,
        children: [
          writePart([new PlainRun(requisiteLabel(row.label))], 0),
          writePart(writeInlines(row.value, bookmarks), 1),
        ],
      }),
  );
  return [
    new WordTable({
      layout: TableLayoutType.FIXED,
      indent: { size: toTwips(left), type: WidthType.DXA },
      width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      columnWidths: widths,
      margins: { top: 0, bottom: 0, left: 0, right: toTwips(indent.requisiteGap) },
      borders: TableBorders.NONE,
      rows,
    }),
    new Paragraph({ style: styleId.tableGap }),
  ];
}

function rules(hasHeader: boolean) {
  // Word measures borders in eighths of a point.
  const size = Math.round(style.rule * 8);
  const rule = { style: BorderStyle.SINGLE, size, color: toHex(colour.rule) };
  const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
  const strong = { ...rule, color: toHex(colour.strongRule) };
  return {
    top: hasHeader ? strong : rule,
    bottom: rule,
    insideHorizontal: rule,
    left: none,
    right: none,
    insideVertical: none,
  };
}

function widthsOf(rows: Inline[][][], columns: number): number[] {
  const size = text.tableCell.size * docxScale;
  const padding = 2 * toPoints(style.padding.x);
  const needs = Array.from({ length: columns }, (_, column) => {
    const cells = rows.map((row) => plainText(row[column] ?? []));
    const longest = (parts: string[]) => Math.max(0, ...parts.map((part) => part.length));
    return {
      min:
        padding + size * letterWidth.word * longest(cells.flatMap((cell) => cell.split(/[\s-]+/))),
      max: padding + size * letterWidth.text * longest(cells),
    };
  });
  const available = toPoints(textWidth);
  return columnWidths(needs, available).map((width) => Math.floor(width * 20));
}
