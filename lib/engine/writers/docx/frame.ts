import { Document, Footer, Packer, PageNumber, Paragraph, TextRun } from "docx";
import { strFromU8, unzipSync } from "fflate";
import { InvariantError } from "@/lib/core/invariant";
import { bulletList, clauseList, numbering } from "@/lib/engine/writers/docx/numbering";
import { documentStyles, styleId } from "@/lib/engine/writers/docx/styles";
import { documentStyle, toHex, toTwips } from "@/lib/engine/writers/style";

const { colour, page } = documentStyle;

/** What is the same in every file: all but the body, its links and the document's properties. */
export type Frame = {
  /** The parts that are written as they are, by their path in the archive. */
  parts: Record<string, Uint8Array>;
  /** `word/document.xml` before and after the body's blocks. */
  before: string;
  after: string;
  /** `word/_rels/document.xml.rels` up to where a link's relationship may stand. */
  relationships: string;
  /** The ids of Word's lists. */
  lists: { clauses: number; bullets: number };
};

export const documentPart = "word/document.xml";
export const relationshipsPart = "word/_rels/document.xml.rels";
export const corePart = "docProps/core.xml";

let made: Promise<Frame> | undefined;

/** Styles, numbering, footer, settings and the page, as docx writes them; made once a process. */
export function frame(): Promise<Frame> {
  made ??= makeFrame();
  return made;
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
        footers: { default: pageNumbers() },
        // docx writes a list only where a paragraph belongs to it, and tells its number there.
        children: [numbered(clauseList), numbered(bulletList)],
      },
    ],
  });
  const parts = unzipSync(new Uint8Array(await Packer.toArrayBuffer(document)));
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const xml = text(documentPart);
  const [before, after] = [
    xml.indexOf("<w:body>") + "<w:body>".length,
    xml.lastIndexOf("<w:sectPr"),
  ];
  const [clauses, bullets] = [
    ...xml.slice(before, after).matchAll(/<w:numId w:val="(\d+)"\/>/g),
  ].map(([, id]) => Number(id));
  const relationships = text(relationshipsPart).split("</Relationships>")[0];
  if (after < 0 || !clauses || !bullets || !relationships) {
    throw new InvariantError("docx wrote another document than expected");
  }
  for (const path of [documentPart, relationshipsPart, corePart]) delete parts[path];
  return {
    parts,
    before: xml.slice(0, before),
    after: xml.slice(after),
    relationships,
    lists: { clauses, bullets },
  };
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
