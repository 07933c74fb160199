import type { Inline, Requisites, Table } from "@/lib/engine/tree/document";
import { type RunContext, writeInlines } from "@/lib/engine/writers/docx/inlines";
import { spacing, styleId } from "@/lib/engine/writers/docx/styles";
import * as xml from "@/lib/engine/writers/docx/xml";
import { columnWidths, formWidths } from "@/lib/engine/writers/shared/column-widths";
import { printedText } from "@/lib/engine/writers/shared/runs";
import {
  documentStyle,
  toHex,
  toPoints,
  toPointTwips,
  toTwips,
} from "@/lib/engine/writers/shared/style";
import {
  isByHand,
  isForm,
  requisiteLabel,
  rowsTogether,
  tableGrid,
} from "@/lib/engine/writers/shared/written-form";

const { page, table: style, colour, text, indent, docxScale } = documentStyle;
const textWidth = page.width - page.margin.left - page.margin.right;

/** Letters of Russian text are about half as wide as the font size; in bold single words, more. */
const letterWidth = { text: 0.5, word: 0.62 };

/** Where Word breaks a line: not at a no-break space («ООО «Полка»»), though \s includes it. */
const breakable = /[ \n-]+/;

/**
 * Writes a table with its header repeated on each page. Its widths are calculated from the number of letters: without
 * widths LibreOffice makes all columns equal.
 */
export function writeTable(table: Table, context: RunContext): xml.WordXml[] {
  const { columns, header, rows } = tableGrid(table);
  if (columns === 0) return [];
  const form = isForm(rows);
  const half = Math.floor(toTwips(textWidth) / 2);
  const widths = table.approval
    ? [half]
    : widthsOf(header ? [header, ...rows] : rows, columns, form ? formWidths : columnWidths);
  const together = rowsTogether(table);
  const lineHeight = toPointTwips(documentStyle.byHand.room);
  const writeRow = (row: Inline[][], isHeader: boolean, isKept = false) => {
    const cells = row.map((cell, column) =>
      xml.tableCell(
        xml.paragraph({
          style: isHeader ? styleId.tableHeader : styleId.tableCell,
          // A header stays with the first row, a few rows of labels stay together.
          keepNext: isHeader || isKept,
          ...(isByHand(cell)
            ? (form || table.approval) && { lineToWriteOn: lineHeight }
            : form && { spacing: labelSpacing }),
          children: writeInlines(cell, context),
        }),
        { width: widths[column] ?? 0, isHeader },
      ),
    );
    const cantSplit = row.every((cell) => printedText(cell).length < style.splitAboveLetters);
    return xml.tableRow(cells, { cantSplit, isHeader });
  };
  const written = [
    ...(header ? [writeRow(header, true)] : []),
    ...rows.map((row, index) => {
      const isLast = index === rows.length - 1 || (index + 1) % together === 0;
      return writeRow(row, false, !isLast);
    }),
  ];
  // Word reports a table without rows as damaged.
  if (written.length === 0) return [];
  const { x, y } = { x: toTwips(style.padding.x), y: toTwips(style.padding.y) };
  const margins = { top: y, bottom: y, left: x, right: x };
  const borders = form || table.approval ? noRules : rules(header !== null);
  const indent = table.approval ? { indent: half } : {};
  return [xml.table({ ...indent, widths, margins, rules: borders, rows: written }), gap];
}

const noRules = { top: xml.noRule, bottom: xml.noRule, insideHorizontal: xml.noRule };

/** Puts the words of a label at about the height of the line to write on. */
const labelSpacing = {
  ...spacing(text.tableCell),
  before: toPointTwips(documentStyle.byHand.room - text.tableCell.size),
};

/** The small paragraph after a table: without it Word joins adjacent tables. */
export const gap = xml.paragraph({ style: styleId.tableGap, children: [] });

/** Labels and values side by side, without rules: a long label wraps in its own column. */
export function writeRequisites(
  requisites: Requisites,
  left: number,
  context: RunContext,
): xml.WordXml[] {
  if (requisites.rows.length === 0) return [];
  const [labels, values] = [
    toTwips(indent.requisiteLabel),
    toTwips(textWidth - left - indent.requisiteLabel),
  ];
  const writePart = (children: xml.WordXml[], width: number) =>
    xml.tableCell(xml.paragraph({ style: styleId.requisites, children }), { width });
  const rows = requisites.rows.map((row) =>
    xml.tableRow(
      [
        writePart([xml.textRun(xml.runText(requisiteLabel(row.label)))], labels),
        writePart(writeInlines(row.value, context), values),
      ],
      { cantSplit: true },
    ),
  );
  return [
    xml.table({
      indent: toTwips(left),
      widths: [labels, values],
      margins: { top: 0, bottom: 0, left: 0, right: toTwips(indent.requisiteGap) },
      rules: noRules,
      rows,
    }),
    gap,
  ];
}

// Word measures borders in eighths of a point.
const rule = {
  style: "single" as const,
  size: Math.round(style.rule * 8),
  color: toHex(colour.rule),
};
const strongRule = { ...rule, color: toHex(colour.strongRule) };

const rules = (hasHeader: boolean) => ({
  top: hasHeader ? strongRule : rule,
  bottom: rule,
  insideHorizontal: rule,
});

function widthsOf(rows: Inline[][][], columns: number, share: typeof columnWidths): number[] {
  const size = text.tableCell.size * docxScale;
  const padding = 2 * toPoints(style.padding.x);
  const needs = Array.from({ length: columns }, (_, column) => {
    const cells = rows.map((row) => printedText(row[column] ?? []));
    const longest = (parts: string[]) => Math.max(0, ...parts.map((part) => part.length));
    return {
      min:
        padding + size * letterWidth.word * longest(cells.flatMap((cell) => cell.split(breakable))),
      max: padding + size * letterWidth.text * longest(cells),
    };
  });
  const available = toPoints(textWidth);
  return share(needs, available).map((width) => Math.floor(width * 20));
}
