import { documentStyle, toHex } from "@/lib/engine/writers/shared/style";

/**
 * The elements of WordprocessingML in a document's body, as finished markup. The package `docx` builds an object for
 * each property of each run and walks through all of them to write a file: for a long policy that is three quarters of
 * the time. It still writes everything around the body (`frame.ts`). The order inside an element is that of the schema
 * (ECMA-376 part 1, 17.3 and 17.4): Word reports a file with another order as damaged.
 */
export type WordXml = string;

/** The parts of the archive that are written for each document; the rest is the frozen frame. */
export const documentPart = "word/document.xml";
export const relationshipsPart = "word/_rels/document.xml.rels";
export const corePart = "docProps/core.xml";
export const footerPart = "word/footer1.xml";
/** A placeholder in the footer for the document's own words. */
export const footerPlace = "footer-words";

const needsEscape = /[&<>"]/;

/** For text and for attributes in double quotes. */
export function escapeXml(text: string): string {
  if (!needsEscape.test(text)) return text;
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export type Indent = { left: number; hanging?: number };

export type ParagraphProperties = {
  style: string;
  keepNext?: boolean;
  numbering?: { list: number; level: number };
  spacing?: { before: number; after: number; line: number };
  indent?: Indent;
  /** A ruled line above the words, with space over it in twips, for writing by hand. */
  lineToWriteOn?: number;
  children: readonly WordXml[];
};

const strongRule = toHex(documentStyle.colour.strongRule);

/** Properties in the order of CT_PPr. */
export function paragraph(facts: ParagraphProperties): WordXml {
  const { style, keepNext, numbering, spacing, indent, lineToWriteOn, children } = facts;
  let xml = `<w:p><w:pPr><w:pStyle w:val="${style}"/>`;
  if (keepNext) xml += "<w:keepNext/>";
  if (numbering) {
    xml += `<w:numPr><w:ilvl w:val="${numbering.level}"/><w:numId w:val="${numbering.list}"/></w:numPr>`;
  }
  if (lineToWriteOn !== undefined) {
    xml += `<w:pBdr><w:top w:val="single" w:sz="4" w:space="1" w:color="${strongRule}"/></w:pBdr>`;
    xml += `<w:spacing w:before="${lineToWriteOn}"/>`;
  }
  if (spacing) {
    const { before, after, line } = spacing;
    xml += `<w:spacing w:before="${before}" w:after="${after}" w:line="${line}" w:lineRule="auto"/>`;
  }
  if (indent) {
    const hanging = indent.hanging === undefined ? "" : ` w:hanging="${indent.hanging}"`;
    xml += `<w:ind w:left="${indent.left}"${hanging}/>`;
  }
  return `${xml}</w:pPr>${children.join("")}</w:p>`;
}

/** Returns the markup, kept on the page of what follows it: a paragraph, or the last row of a table. */
export function keepWithNext(xml: WordXml): WordXml {
  const from = Math.max(0, xml.lastIndexOf("<w:tr>"));
  const last = xml.slice(from);
  return (
    xml.slice(0, from) + last.replace(/(<w:pStyle [^>]*\/>)(?!<w:keepNext\/>)/g, "$1<w:keepNext/>")
  );
}

export type RunStyle = { strong?: boolean; emphasis?: boolean; blank?: boolean; isLink?: boolean };

/** A run with one style on one line; `content` comes from `words`, `lineBreak` and `tab`. */
export function textRun(content: WordXml, look: RunStyle = {}): WordXml {
  let properties = "";
  if (look.isLink) properties += '<w:rStyle w:val="Hyperlink"/>';
  if (look.strong) properties += "<w:b/><w:bCs/>";
  if (look.emphasis) properties += "<w:i/><w:iCs/>";
  if (look.blank) properties += '<w:highlight w:val="yellow"/>';
  return properties === ""
    ? `<w:r>${content}</w:r>`
    : `<w:r><w:rPr>${properties}</w:rPr>${content}</w:r>`;
}

/** The text of a run, escaped; its spaces are kept. */
export const runText = (text: string): WordXml =>
  `<w:t xml:space="preserve">${escapeXml(text)}</w:t>`;
export const lineBreak: WordXml = "<w:br/>";
export const tab: WordXml = "<w:tab/>";
export const pageBreak: WordXml = '<w:br w:type="page"/>';

/** A link inside the document, or to an address by the id of a relationship. */
export function hyperlink(
  to: { anchor: string } | { id: string },
  runs: readonly WordXml[],
): WordXml {
  const target = "anchor" in to ? `w:anchor="${to.anchor}"` : `r:id="${to.id}"`;
  return `<w:hyperlink w:history="1" ${target}>${runs.join("")}</w:hyperlink>`;
}

/** The children as the target `name` of links; `id` is unique in the document. */
export function bookmark(id: number, name: string, children: readonly WordXml[]): WordXml {
  return `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${children.join("")}<w:bookmarkEnd w:id="${id}"/>`;
}

type Rule = { style: "single" | "none"; size: number; color: string };
export type TableProperties = {
  indent?: number;
  widths: readonly number[];
  margins: { top: number; right: number; bottom: number; left: number };
  rules: { top: Rule; bottom: Rule; insideHorizontal: Rule };
  rows: readonly WordXml[];
};

export const noRule: Rule = { style: "none", size: 0, color: "auto" };

/** A table of fixed widths without vertical rules; properties in the order of CT_TblPr. */
export function table({ indent, widths, margins, rules, rows }: TableProperties): WordXml {
  const width = widths.reduce((sum, part) => sum + part, 0);
  const border = (side: string, { style, size, color }: Rule) =>
    `<w:${side} w:val="${style}" w:sz="${size}" w:color="${color}"/>`;
  const margin = (side: string, size: number) => `<w:${side} w:w="${size}" w:type="dxa"/>`;
  return [
    `<w:tbl><w:tblPr><w:tblW w:w="${width}" w:type="dxa"/>`,
    indent === undefined ? "" : `<w:tblInd w:w="${indent}" w:type="dxa"/>`,
    `<w:tblBorders>${border("top", rules.top)}${border("left", noRule)}${border("bottom", rules.bottom)}`,
    `${border("right", noRule)}${border("insideH", rules.insideHorizontal)}${border("insideV", noRule)}</w:tblBorders>`,
    '<w:tblLayout w:type="fixed"/>',
    `<w:tblCellMar>${margin("top", margins.top)}${margin("left", margins.left)}`,
    `${margin("bottom", margins.bottom)}${margin("right", margins.right)}</w:tblCellMar></w:tblPr>`,
    `<w:tblGrid>${widths.map((part) => `<w:gridCol w:w="${part}"/>`).join("")}</w:tblGrid>`,
    ...rows,
    "</w:tbl>",
  ].join("");
}

/** A row of these cells; a header row is repeated on every page, and `cantSplit` keeps a row on one page. */
export function tableRow(
  cells: readonly WordXml[],
  { cantSplit = false, isHeader = false }: { cantSplit?: boolean; isHeader?: boolean },
): WordXml {
  const properties = `${cantSplit ? "<w:cantSplit/>" : ""}${isHeader ? "<w:tblHeader/>" : ""}`;
  return `<w:tr>${properties && `<w:trPr>${properties}</w:trPr>`}${cells.join("")}</w:tr>`;
}

const headerFill = toHex(documentStyle.colour.headerFill);

/** A cell with this content, as wide as its column; the cells of a header are shaded. */
export function tableCell(
  content: WordXml,
  { width, isHeader = false }: { width: number; isHeader?: boolean },
): WordXml {
  const shading = isHeader ? `<w:shd w:val="clear" w:color="auto" w:fill="${headerFill}"/>` : "";
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${shading}</w:tcPr>${content}</w:tc>`;
}
