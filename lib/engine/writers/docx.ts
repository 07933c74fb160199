import { Document, Footer, Packer, PageNumber, Paragraph, TextRun } from "docx";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { documentLanguage, documentMetadata } from "@/lib/engine/writers/document-metadata";
import { writeBlocks } from "@/lib/engine/writers/docx/blocks";
import { bookmarkNames } from "@/lib/engine/writers/docx/inlines";
import { numbering, WordCounter } from "@/lib/engine/writers/docx/numbering";
import { documentStyles, styleId } from "@/lib/engine/writers/docx/styles";
import { escapeText } from "@/lib/engine/writers/html/element";
import { atMargin } from "@/lib/engine/writers/indent";
import { documentStyle, toHex, toTwips } from "@/lib/engine/writers/style";
import { collectReferred } from "@/lib/engine/writers/written-form";

const { colour, page } = documentStyle;

/**
 * The document as a Word file for further work: real headings, styles with Russian names, Word's
 * own multilevel numbering (so that an inserted clause renumbers the rest), references that jump.
 * For a server or a worker thread: building it takes a few milliseconds of one core.
 */
export async function writeDocx(tree: DocumentTree): Promise<Uint8Array> {
  const metadata = documentMetadata(tree);
  const document = new Document({
    title: metadata.title,
    creator: metadata.author,
    description: metadata.description,
    compatabilityModeVersion: 15,
    styles: documentStyles(),
    numbering,
    sections: [
      {
        properties: {
          page: {
            size: { width: toTwips(page.width), height: toTwips(page.height) },
            margin: {
              top: toTwips(page.margin.top),
              right: toTwips(page.margin.right),
              bottom: toTwips(page.margin.bottom),
              left: toTwips(page.margin.left),
              footer: toTwips(page.footer),
            },
          },
        },
        footers: { default: pageNumbers() },
        children: writeBlocks(tree.blocks, {
          place: atMargin,
          lists: 0,
          counter: new WordCounter(),
          bookmarks: bookmarkNames(collectReferred(tree.blocks)),
        }),
      },
    ],
  });
  const core = { path: "docProps/core.xml", data: coreProperties(metadata) };
  return new Uint8Array(await Packer.toArrayBuffer(document, undefined, [core]));
}

/** «Стр. 2 из 5» */
function pageNumbers(): Footer {
  return new Footer({
    children: [
      new Paragraph({
        style: styleId.footer,
        alignment: "center",
        children: [
          new TextRun({
            children: ["Стр. ", PageNumber.CURRENT, " из ", PageNumber.TOTAL_PAGES],
            color: toHex(colour.quiet),
          }),
        ],
      }),
    ],
  });
}

/** docx would write the clock's time and no language. */
function coreProperties(metadata: ReturnType<typeof documentMetadata>): string {
  const created = metadata.created.toISOString().replace(".000", "");
  const date = (name: string) =>
    `<dcterms:${name} xsi:type="dcterms:W3CDTF">${created}</dcterms:${name}>`;
  const text = (name: string, value: string) => `<${name}>${escapeText(value)}</${name}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    text("dc:title", metadata.title),
    text("dc:creator", metadata.author),
    text("dc:description", metadata.description),
    text("dc:language", documentLanguage),
    date("created"),
    date("modified"),
    "</cp:coreProperties>",
  ].join("");
}
