import { Bookmarks } from "@/lib/engine/writers/pdf/bookmarks";
import {
  drawFooter,
  drawPart,
  type Footer,
  printArea,
  type Sheet,
} from "@/lib/engine/writers/pdf/draw-page";
import {
  findTitle,
  layoutContents,
  layoutSections,
  placeOfContents,
} from "@/lib/engine/writers/pdf/layout/contents";
import { layoutBlockAt, layoutBlocks, startOfFlow } from "@/lib/engine/writers/pdf/layout/flow";
import { type Placed, paginate } from "@/lib/engine/writers/pdf/layout/paginate";
import type { AddElement } from "@/lib/engine/writers/pdf/layout/structure";
import { openLogo } from "@/lib/engine/writers/pdf/logo";
import { closePdf, openPdf } from "@/lib/engine/writers/pdf/pdf-document";
import { type Node, Pen } from "@/lib/engine/writers/pdf/pen";
import { layoutPicture, type Picture } from "@/lib/engine/writers/pdf/pictures";
import {
  documentMetadata,
  footerText,
  type PrintedText,
  preparedLine,
} from "@/lib/engine/writers/shared/document-metadata";
import { documentStyle } from "@/lib/engine/writers/shared/style";
import { collectTargets, sectionsToList } from "@/lib/engine/writers/shared/written-form";

export type WritePdfOptions = {
  /** The title of a page of contents. */
  contents?: string | undefined;
  /** Pictures between the blocks, in their order. */
  pictures?: readonly Picture[] | undefined;
};

/**
 * Writes the document as a PDF to send and to print: tagged (screen readers know headings, lists and tables), Russian,
 * fonts embedded, text selectable and searchable, bookmarks of the sections, references that jump, page numbers.
 * Characters that no embedded font has are drawn as «�» and copied as themselves. For a worker thread: tens of
 * milliseconds of one core.
 *
 * A long document lists its sections before the first. With `contents`, its title, a page of contents comes before
 * the first part or section; headings of the first level after the title are then parts of the text.
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
  const add: AddElement<Node> = (role, parent, text) => {
    const element = document.struct(role, {
      ...(role === "TH" && ({ scope: "Column" } as object)),
      ...(text !== undefined && { alt: text }),
    });
    parent.add(element);
    return element;
  };
  const title = findTitle(tree.blocks);
  const flow = startOfFlow({
    parent: root,
    add,
    measure: pen.measure,
    width: printArea.width,
    title,
  });
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
    height: printArea.height,
    keepLines: documentStyle.keepLines,
    splitAbove: documentStyle.table.splitAbove,
    repeatHeaderBelow: documentStyle.table.repeatHeaderBelow,
  });
  const sheet: Sheet = {
    document,
    pen,
    bookmarks: new Bookmarks(document),
    destinations,
    pageNumbers: findPages(pages),
    title: title?.id ?? null,
  };
  const footer: Footer = {
    text: footerText(tree),
    preparedBy: preparedLine(tree),
    logo: openLogo(document, tree.logo),
  };
  pages.forEach((placed, index) => {
    pen.newPage();
    for (const part of placed) drawPart(part, sheet);
    drawFooter(footer, `Стр.\u00a0${index + 1} из\u00a0${pages.length}`, pen);
  });
  pen.lift();
  return closePdf(document);
}

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
