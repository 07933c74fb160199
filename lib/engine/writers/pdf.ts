import type { DocumentTree } from "@/lib/engine/tree/document";
import { documentMetadata } from "@/lib/engine/writers/document-metadata";
import { lineHeight } from "@/lib/engine/writers/pdf/boxes";
import { layoutBlocks, startOfFlow } from "@/lib/engine/writers/pdf/flow";
import { breakLines } from "@/lib/engine/writers/pdf/lines";
import { type Placed, paginate } from "@/lib/engine/writers/pdf/paginate";
import { closePdf, openPdf, type PdfDocument } from "@/lib/engine/writers/pdf/pdf-document";
import { type Node, Pen } from "@/lib/engine/writers/pdf/pen";
import type { AddElement } from "@/lib/engine/writers/pdf/structure";
import { plainRun } from "@/lib/engine/writers/runs";
import { documentStyle, toPoints } from "@/lib/engine/writers/style";
import { collectTargets } from "@/lib/engine/writers/written-form";

const { page, colour, table, text } = documentStyle;
const area = {
  left: toPoints(page.margin.left),
  top: toPoints(page.margin.top),
  width: toPoints(page.width - page.margin.left - page.margin.right),
  height: toPoints(page.height - page.margin.top - page.margin.bottom),
};

/**
 * The document as a PDF to send and to print: tagged (headings, lists and tables are known as such
 * to screen readers), Russian, fonts embedded, text to select and search, bookmarks of the sections,
 * references that jump, page numbers. Characters that no font of ours has are drawn as «�» and copy
 * as themselves. For a worker thread: tens of milliseconds of one core.
 */
export async function writePdf(tree: DocumentTree): Promise<Uint8Array> {
  const document = openPdf(documentMetadata(tree));
  const destinations = new Map(
    [...collectTargets(tree.blocks)].map((target, index) => [target, `p${index + 1}`]),
  );
  const pen = new Pen(document, (target) => destinations.get(target) ?? null);
  const root = document.struct("Document");
  document.addStructure(root);
  const add: AddElement<Node> = (role, parent) => {
    const element = document.struct(role, role === "TH" ? ({ scope: "Column" } as object) : {});
    parent.add(element);
    return element;
  };
  const flow = startOfFlow({ parent: root, add, measure: pen.measure, width: area.width });
  const pages = paginate(layoutBlocks(tree.blocks, flow), {
    height: area.height,
    keepLines: documentStyle.keepLines,
    splitAbove: table.splitAbove,
    repeatHeaderBelow: table.repeatHeaderBelow,
  });
  pages.forEach((placed, index) => {
    pen.newPage();
    for (const part of placed) draw(part, document, pen, destinations);
    drawPageNumber(`Стр.\u00a0${index + 1} из\u00a0${pages.length}`, pen);
  });
  pen.lift();
  return closePdf(document);
}

function draw(
  part: Placed<Node>,
  document: PdfDocument,
  pen: Pen,
  destinations: ReadonlyMap<string, string>,
): void {
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
    if (box.bookmark !== null) addBookmark(document, box.bookmark, top);
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
}

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
    cell.lines.slice(from, to).forEach((line, lineIndex) => {
      const spot = {
        x: left + cell.left,
        top: top + row.padding.y + lineIndex * lineHeight(style),
        style,
      };
      pen.highlights(line, spot);
      pen.line(line, spot, part.repeated ? "artifact" : cell.element);
    });
  });
}

function drawPageNumber(words: string, pen: Pen): void {
  const style = text.footer;
  const options = { width: area.width, size: style.size, bold: style.bold };
  const [line = []] = breakLines([plainRun(words)], options, pen.measure);
  const last = line.at(-1);
  const width = last ? last.x + last.width : 0;
  const x = area.left + (area.width - width) / 2;
  const top = toPoints(page.height - page.footer) - lineHeight(style);
  pen.line(line, { x, top, style }, "artifact", colour.quiet);
}

function addBookmark(document: PdfDocument, words: string, top: number): void {
  // pdfkit reckons `left` from the paper's right edge; its types know neither.
  const options = { fit: false, top, left: toPoints(page.width), zoom: 0, expanded: false };
  document.outline.addItem(words, options as object);
}
