import { Bookmarks } from "@/lib/engine/writers/pdf/bookmarks";
import { type LinesBox, lineHeight } from "@/lib/engine/writers/pdf/layout/boxes";
import {
  findTitle,
  layoutContents,
  layoutSections,
  placeOfContents,
} from "@/lib/engine/writers/pdf/layout/contents";
import { layoutBlockAt, layoutBlocks, startOfFlow } from "@/lib/engine/writers/pdf/layout/flow";
import { type Placed, paginate } from "@/lib/engine/writers/pdf/layout/paginate";
import type { AddElement } from "@/lib/engine/writers/pdf/layout/structure";
import { openLogo, type PlacedLogo } from "@/lib/engine/writers/pdf/logo";
import { closePdf, openPdf, type PdfDocument } from "@/lib/engine/writers/pdf/pdf-document";
import { type Node, Pen } from "@/lib/engine/writers/pdf/pen";
import { layoutPicture, type Picture } from "@/lib/engine/writers/pdf/pictures";
import { breakLines, type Line } from "@/lib/engine/writers/pdf/text/lines";
import {
  documentMetadata,
  footerText,
  type PrintedText,
  preparedLine,
} from "./shared/document-metadata";
import { plainRun, type Run } from "./shared/runs";
import { documentStyle, type TextStyle, toPoints } from "./shared/style";
import { collectTargets, sectionsToList } from "./shared/written-form";

const { page, colour, table, text, indent } = documentStyle;
const area = {
  left: toPoints(page.margin.left),
  top: toPoints(page.margin.top),
  width: toPoints(page.width - page.margin.left - page.margin.right),
  height: toPoints(page.height - page.margin.top - page.margin.bottom),
};

export type WritePdfOptions = {
  /** The title of a page of contents. */
  contents?: string | undefined;
  /** What stands between the blocks, in their order. */
  pictures?: readonly Picture[] | undefined;
};

/**
 * The document as a PDF to send and to print: tagged (headings, lists and tables are known as such to screen
 * readers), Russian, fonts embedded, text to select and search, bookmarks of the sections, references that
 * jump, page numbers. Characters that no embedded font has are drawn as «�» and copy as themselves. For a
 * worker thread: tens of milliseconds of one core.
 *
 * A long document lists its sections before the first. With `contents`, its title, a page of contents comes before the
 * first part or section; headings of the first level after the title are then parts of the text.
 */
export async function writePdf(
  tree: PrintedText,
  { contents, pictures = [] }: WritePdfOptions = {},
): Promise<Uint8Array> {
  const document = openPdf(documentMetadata(tree));
  const destinations = new Map(
    [...collectTargets(tree.blocks)].map((target, index) => [target, `p${index + 1}`]),
  );
  const pen = new Pen(document, (target) => destinations.get(target) ?? null);
  const root = document.struct("Document");
  document.addStructure(root);
  const add: AddElement<Node> = (role, parent, words) => {
    const element = document.struct(role, {
      ...(role === "TH" && ({ scope: "Column" } as object)),
      ...(words !== undefined && { alt: words }),
    });
    parent.add(element);
    return element;
  };
  const title = findTitle(tree.blocks);
  const flow = startOfFlow({ parent: root, add, measure: pen.measure, width: area.width, title });
  // In the order in which it is read: the structure tree is made as the boxes are.
  const sections = contents === undefined ? sectionsToList(tree.blocks) : [];
  const [first] = sections;
  const start =
    contents !== undefined
      ? placeOfContents(tree.blocks)
      : first === undefined
        ? 0
        : tree.blocks.indexOf(first);
  const boxes = [
    ...layoutBlocks(tree.blocks.slice(0, start), flow),
    ...(contents === undefined
      ? layoutSections(sections, flow)
      : layoutContents(tree.blocks, contents, flow)),
    ...tree.blocks.flatMap((_block, at) =>
      at < start
        ? []
        : [
            ...layoutBlockAt(tree.blocks, at, flow),
            ...pictures
              .filter(({ after }) => after === at)
              .map((picture) => layoutPicture(picture, flow)),
          ],
    ),
  ];
  const pages = paginate(boxes, {
    height: area.height,
    keepLines: documentStyle.keepLines,
    splitAbove: table.splitAbove,
    repeatHeaderBelow: table.repeatHeaderBelow,
  });
  const sheet: Sheet = {
    document,
    pen,
    bookmarks: new Bookmarks(document),
    destinations,
    pageNumbers: findPages(pages),
    title: title?.id ?? null,
  };
  const footer = {
    words: footerText(tree),
    prepared: preparedLine(tree),
    logo: openLogo(document, tree.logo),
  };
  pages.forEach((placed, index) => {
    pen.newPage();
    for (const part of placed) draw(part, sheet);
    drawFooter(footer, `Стр.\u00a0${index + 1} из\u00a0${pages.length}`, pen);
  });
  pen.lift();
  return closePdf(document);
}

/** What drawing needs to know in addition to the part that it draws. */
type Sheet = {
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

function findPages(pages: readonly Placed<Node>[][]): Map<string, number> {
  const numbers = new Map<string, number>();
  pages.forEach((placed, index) => {
    for (const part of placed) {
      if (part.kind === "lines" && part.from === 0 && part.box.target !== null) {
        numbers.set(part.box.target, index + 1);
      }
    }
  });
  return numbers;
}

function draw(part: Placed<Node>, sheet: Sheet): void {
  const { document, pen, destinations } = sheet;
  if (part.kind === "picture") {
    const { drawn, width, height, element } = part.box;
    const place = { x: area.left, y: area.top + part.top };
    if ("jpeg" in drawn) pen.picture(drawn.jpeg, { ...place, width, height }, element);
    else pen.outline(drawn.outline, { ...place, scale: drawn.scale }, element);
    return;
  }
  if (part.kind === "row") {
    drawRow(part, pen);
    return;
  }
  const { box, from, to } = part;
  const { style } = box;
  const top = area.top + part.top;
  const height = lineHeight(style);
  if (from === 0) {
    const destination = box.target === null ? undefined : destinations.get(box.target);
    if (destination !== undefined) document.addNamedDestination(destination, "XYZ", 0, top, null);
    if (box.bookmark !== null && box.target !== sheet.title) sheet.bookmarks.add(box.bookmark, top);
  }
  const lines = box.lines.slice(from, to);
  const spot = (index: number) => ({
    x: area.left + box.left,
    top: top + index * height,
    style,
  });
  lines.forEach((line, index) => {
    pen.highlights(line, spot(index));
  });
  if (from === 0 && box.label) {
    pen.line(box.label.line, { x: area.left + box.label.left, top, style }, box.label.element);
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
  const right = area.left + area.width;
  const dots = right - toPoints(indent.pageNumber);
  const room = dots - area.left - box.left - widthOf(box.lines.at(-1) ?? []);
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
  const left = area.left + box.left;
  const top = area.top + part.top;
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

type Foot = { words: string; prepared: string | null; logo: PlacedLogo | null };

/** Whose paper and which edition at the left, the page at the right; below who prepared it, where that is said. */
function drawFooter({ words, prepared, logo }: Foot, pageNumber: string, pen: Pen): void {
  const style = text.footer;
  const top = toPoints(page.height - page.footer) - lineHeight(style);
  const number = lineOf(plainRun(pageNumber), style, pen);
  const x = area.left + area.width - widthOf(number);
  pen.line(number, { x, top, style }, "artifact", colour.quiet);
  // A very long name goes on to further lines, upwards.
  const width = area.width - widthOf(number) - toPoints(indent.requisiteGap);
  const lines = breakLines([plainRun(words)], { ...style, width }, pen.measure).slice(0, maxFooter);
  lines.forEach((line, index) => {
    const above = (lines.length - 1 - index) * lineHeight(style);
    pen.line(line, { x: area.left, top: top - above, style }, "artifact", colour.quiet);
  });
  if (prepared !== null) drawPrepared(prepared, logo, top + lineHeight(style), pen);
}

/** Who prepared the text, with the logo. */
function drawPrepared(words: string, logo: PlacedLogo | null, top: number, pen: Pen): void {
  const style = text.footer;
  const taken = logo === null ? 0 : logo.width + toPoints(logoGap);
  const width = area.width - taken;
  const lines = breakLines([plainRun(words)], { ...style, width }, pen.measure).slice(0, maxFooter);
  const high = lines.length * lineHeight(style);
  // Of words and logo the lower one stands in the middle of the other.
  const middle = top + toPoints(preparedGap) + Math.max(high, logo?.height ?? 0) / 2;
  lines.forEach((line, index) => {
    const spot = {
      x: area.left + taken,
      top: middle - high / 2 + index * lineHeight(style),
      style,
    };
    pen.line(line, spot, "artifact", colour.quiet);
  });
  if (logo === null) return;
  const { image, ...size } = logo;
  pen.decoration(image, { x: area.left, y: middle - size.height / 2, ...size });
}

/** Millimetres between the logo and its words, and between both and the line above. */
const logoGap = 2;
const preparedGap = 0.5;

/** Lines of the footer: more would reach the text. */
const maxFooter = 2;

function lineOf(run: Run, { size, bold }: TextStyle, pen: Pen): Line {
  return breakLines([run], { width: area.width, size, bold }, pen.measure)[0] ?? [];
}

function widthOf(line: Line): number {
  const last = line.at(-1);
  return last ? last.x + last.width : 0;
}
