import { Document, Footer, Packer, PageNumber, Paragraph, Tab, TextRun } from "docx";
import { strFromU8, unzipSync } from "fflate";
import { InvariantError } from "@/lib/core/invariant";
import { bulletList, clauseList, numbering } from "@/lib/engine/writers/docx/numbering";
import { documentStyles, styleId } from "@/lib/engine/writers/docx/styles";
import {
  corePart,
  documentPart,
  footerPlace,
  relationshipsPart,
} from "@/lib/engine/writers/docx/xml";
import { documentStyle, toHex, toTwips } from "@/lib/engine/writers/shared/style";

const { colour, page } = documentStyle;

/** The parts that are the same in every file: all but the body, its links and the document's properties. */
export type Frame = {
  /** The XML of the parts that are copied unchanged, by their path in the archive. */
  parts: Record<string, string>;
  /** `word/document.xml` before and after the body's blocks. */
  before: string;
  after: string;
  /** `word/_rels/document.xml.rels` up to the place where relationships of links are inserted. */
  relationships: string;
  /** The ids of Word's lists. */
  lists: { clauses: number; bullets: number };
};

let loading: Promise<Frame> | undefined;

/**
 * Returns styles, numbering, footer, settings and the page, as docx writes them. Computed when the code of the threads
 * is bundled, and inlined there in place of this module (`scripts/build/frozen-frame.ts`).
 */
export function frame(): Promise<Frame> {
  loading ??= makeFrame();
  return loading;
}

async function makeFrame(): Promise<Frame> {
  const numbered = (reference: string) => new Paragraph({ numbering: { reference, level: 0 } });
  const document = new Document({
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
        footers: { default: footer() },
        // docx writes a list only when a paragraph belongs to it, and gives its id there.
        children: [numbered(clauseList), numbered(bulletList)],
      },
    ],
  });
  const files = unzipSync(new Uint8Array(await Packer.toArrayBuffer(document)));
  const {
    [documentPart]: xml = "",
    [relationshipsPart]: links = "",
    [corePart]: _,
    ...parts
  } = Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
  const [before, after] = [
    xml.indexOf("<w:body>") + "<w:body>".length,
    xml.lastIndexOf("<w:sectPr"),
  ];
  const [clauses, bullets] = [
    ...xml.slice(before, after).matchAll(/<w:numId w:val="(\d+)"\/>/g),
  ].map(([, id]) => Number(id));
  const relationships = links.split("</Relationships>")[0];
  if (after < 0 || !clauses || !bullets || !relationships) {
    throw new InvariantError("docx wrote another document than expected");
  }
  return {
    parts,
    before: xml.slice(0, before),
    after: xml.slice(after),
    relationships,
    lists: { clauses, bullets },
  };
}

/** «ООО «Ромашка» · Редакция № 2 от 21 ноября 2026 г.», and on the right «Стр. 2 из 5». */
function footer(): Footer {
  const right = toTwips(page.width - page.margin.left - page.margin.right);
  const color = toHex(colour.quiet);
  return new Footer({
    children: [
      new Paragraph({
        style: styleId.footer,
        tabStops: [{ type: "right", position: right }],
        children: [
          new TextRun({ children: [footerPlace, new Tab()], color }),
          new TextRun({
            children: ["Стр.\u00a0", PageNumber.CURRENT, " из\u00a0", PageNumber.TOTAL_PAGES],
            color,
          }),
        ],
      }),
    ],
  });
}
