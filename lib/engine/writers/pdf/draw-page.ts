/** Draws what was laid out on a page: its parts and its footer. */

import type { Bookmarks } from "@/lib/engine/writers/pdf/bookmarks";
import { type LinesBox, lineHeight } from "@/lib/engine/writers/pdf/layout/boxes";
import type { Placed } from "@/lib/engine/writers/pdf/layout/paginate";
import type { PlacedLogo } from "@/lib/engine/writers/pdf/logo";
import type { PdfDocument } from "@/lib/engine/writers/pdf/pdf-document";
import type { Node, Pen } from "@/lib/engine/writers/pdf/pen";
import { breakLines, type Line } from "@/lib/engine/writers/pdf/text/lines";
import { plainRun, type Run } from "@/lib/engine/writers/shared/runs";
import { documentStyle, type TextStyle, toPoints } from "@/lib/engine/writers/shared/style";

const { page, colour, table, text, indent } = documentStyle;

/** The part of a page that the text may take, in points. */
export const printArea = {
  left: toPoints(page.margin.left),
  top: toPoints(page.margin.top),
  width: toPoints(page.width - page.margin.left - page.margin.right),
  height: toPoints(page.height - page.margin.top - page.margin.bottom),
};

/** What drawing needs to know in addition to the part that it draws. */
export type Sheet = {
  document: PdfDocument;
  pen: Pen;
  bookmarks: Bookmarks;
  /** The named destination of each id. */
  destinations: ReadonlyMap<string, string>;
  /** The page of each id, counted from 1. */
  pageNumbers: ReadonlyMap<string, number>;
  /** The id of the document's own title, which is no place to jump to. */
  title: string | null;
};

/** Draws one part where it was laid out, on the page that the pen is on. */
export function drawPart(part: Placed<Node>, sheet: Sheet): void {
  const { document, pen, destinations } = sheet;
  if (part.kind === "picture") {
    const { content, width, height, element } = part.box;
    const place = { x: printArea.left, y: printArea.top + part.top };
    if ("jpeg" in content) pen.picture(content.jpeg, { ...place, width, height }, element);
    else pen.outline(content.outline, { ...place, scale: content.scale }, element);
    return;
  }
  if (part.kind === "row") {
    drawRow(part, pen);
    return;
  }
  const { box, from, to } = part;
  const { style } = box;
  const top = printArea.top + part.top;
  const height = lineHeight(style);
  if (from === 0) {
    const destination = box.target === null ? undefined : destinations.get(box.target);
    if (destination !== undefined) document.addNamedDestination(destination, "XYZ", 0, top, null);
    if (box.bookmark !== null && box.target !== sheet.title) sheet.bookmarks.add(box.bookmark, top);
  }
  const lines = box.lines.slice(from, to);
  const spot = (index: number) => ({
    x: printArea.left + box.left,
    top: top + index * height,
    style,
  });
  lines.forEach((line, index) => {
    pen.highlights(line, spot(index));
  });
  if (from === 0 && box.label) {
    pen.line(box.label.line, { x: printArea.left + box.label.left, top, style }, box.label.element);
  }
  lines.forEach((line, index) => {
    pen.line(line, spot(index), box.element);
  });
  const pageNumber = box.pageOf === null ? undefined : sheet.pageNumbers.get(box.pageOf);
  if (pageNumber !== undefined && to === box.lines.length) {
    drawPageOf(box, pageNumber, top + (lines.length - 1) * height, pen);
  }
}

/** The page at the right end of a line of the contents, and the dots that lead to it. */
function drawPageOf(box: LinesBox<Node>, pageNumber: number, top: number, pen: Pen): void {
  const { style } = box;
  const right = printArea.left + printArea.width;
  const dots = right - toPoints(indent.pageNumber);
  const room = dots - printArea.left - box.left - widthOf(box.lines.at(-1) ?? []);
  // Measured over many, because a single one has no neighbour to be kerned with; one fewer than fit, so that
  // they do not touch the words.
  const dot = widthOf(lineOf(plainRun(leader.repeat(20)), style, pen)) / 20;
  const count = Math.floor(room / dot) - 1;
  if (count > 0) {
    const line = lineOf(plainRun(leader.repeat(count)), style, pen);
    pen.line(line, { x: dots - widthOf(line), top, style }, "artifact", colour.quiet);
  }
  // The space parts the number from the words before it when they are copied or read aloud.
  const line = lineOf({ ...plainRun(` ${pageNumber}`), target: box.pageOf }, style, pen);
  pen.line(line, { x: right - widthOf(line), top, style }, box.element);
}

const leader = ".\u00a0";

function drawRow(part: Extract<Placed<Node>, { kind: "row" }>, pen: Pen): void {
  const { box, row, height } = part;
  const { style } = row;
  const left = printArea.left + box.left;
  const top = printArea.top + part.top;
  if (box.ruled) {
    if (part.isHeader) pen.rectangle(left, top, box.width, height, colour.headerFill);
    const rule = (y: number, strong: boolean) =>
      pen.rectangle(
        left,
        y - table.rule / 2,
        box.width,
        table.rule,
        strong ? colour.strongRule : colour.rule,
      );
    rule(top, part.isHeader);
    rule(top + height, part.isHeader);
  }
  row.cells.forEach((cell, index) => {
    const { from, to } = part.lines[index] ?? { from: 0, to: 0 };
    const drop = from === 0 ? cell.drop : 0;
    if (cell.lineToWriteOn !== null && from === 0) {
      const y = top + row.padding.y + drop;
      pen.rectangle(left + cell.left, y, cell.lineToWriteOn, table.rule, colour.strongRule);
    }
    cell.lines.slice(from, to).forEach((line, lineIndex) => {
      const spot = {
        x: left + cell.left,
        top: top + row.padding.y + drop + lineIndex * lineHeight(style),
        style,
      };
      pen.highlights(line, spot);
      pen.line(line, spot, part.repeated ? "artifact" : cell.element);
    });
  });
}

/** The footer of every page. */
export type Footer = { text: string; preparedBy: string | null; logo: PlacedLogo | null };

/**
 * Draws the owner and edition on the left, the page number on the right, and below them who prepared the document, if
 * given.
 */
export function drawFooter(
  { text: value, preparedBy, logo }: Footer,
  pageNumber: string,
  pen: Pen,
): void {
  const style = text.footer;
  const top = toPoints(page.height - page.footer) - lineHeight(style);
  const number = lineOf(plainRun(pageNumber), style, pen);
  const x = printArea.left + printArea.width - widthOf(number);
  pen.line(number, { x, top, style }, "artifact", colour.quiet);
  // A very long name goes on to further lines, upwards.
  const width = printArea.width - widthOf(number) - toPoints(indent.requisiteGap);
  const lines = breakLines([plainRun(value)], { ...style, width }, pen.measure).slice(0, maxFooter);
  lines.forEach((line, index) => {
    const above = (lines.length - 1 - index) * lineHeight(style);
    pen.line(line, { x: printArea.left, top: top - above, style }, "artifact", colour.quiet);
  });
  if (preparedBy !== null) drawPrepared(preparedBy, logo, top + lineHeight(style), pen);
}

/** Who prepared the text, with the logo. */
function drawPrepared(value: string, logo: PlacedLogo | null, top: number, pen: Pen): void {
  const style = text.footer;
  const usedWidth = logo === null ? 0 : logo.width + toPoints(logoGap);
  const width = printArea.width - usedWidth;
  const lines = breakLines([plainRun(value)], { ...style, width }, pen.measure).slice(0, maxFooter);
  const high = lines.length * lineHeight(style);
  // The lower one of text and logo is centred vertically on the other.
  const middle = top + toPoints(preparedGap) + Math.max(high, logo?.height ?? 0) / 2;
  lines.forEach((line, index) => {
    const spot = {
      x: printArea.left + usedWidth,
      top: middle - high / 2 + index * lineHeight(style),
      style,
    };
    pen.line(line, spot, "artifact", colour.quiet);
  });
  if (logo === null) return;
  const { image, ...size } = logo;
  pen.decoration(image, { x: printArea.left, y: middle - size.height / 2, ...size });
}

/** Millimetres between the logo and its words, and between both and the line above. */
const logoGap = 2;
const preparedGap = 0.5;

/** Lines of the footer: more would reach the text. */
const maxFooter = 2;

function lineOf(run: Run, { size, bold }: TextStyle, pen: Pen): Line {
  return breakLines([run], { width: printArea.width, size, bold }, pen.measure)[0] ?? [];
}

function widthOf(line: Line): number {
  const last = line.at(-1);
  return last ? last.x + last.width : 0;
}
