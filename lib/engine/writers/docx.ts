import { strToU8, zipSync } from "fflate";
import { writeBlocks, writeContents } from "@/lib/engine/writers/docx/blocks";
import { frame } from "@/lib/engine/writers/docx/frame";
import { bookmarkNames, OuterLinks } from "@/lib/engine/writers/docx/inlines";
import { WordCounter } from "@/lib/engine/writers/docx/numbering";
import { addPreparedBy } from "@/lib/engine/writers/docx/prepared-by";
import {
  corePart,
  documentPart,
  escapeXml,
  footerPart,
  footerPlace,
  relationshipsPart,
} from "@/lib/engine/writers/docx/xml";
import {
  documentLanguage,
  documentMetadata,
  footerText,
  type PrintedText,
} from "@/lib/engine/writers/shared/document-metadata";
import { noIndent } from "@/lib/engine/writers/shared/indent";
import { collectReferred, sectionsToList } from "@/lib/engine/writers/shared/written-form";

/** The earliest time that a ZIP can hold: used for the archive; the document has its own date. */
const zipTime = "1980-01-01T00:00:00";

/**
 * Writes the document as a Word file for further editing: real headings, styles with Russian names, Word's own
 * multilevel numbering (so that an inserted clause renumbers the rest), and references that jump. The same document
 * gives the same bytes. For a server or a worker thread: it takes a few milliseconds of one core.
 */
export async function writeDocx(tree: PrintedText): Promise<Uint8Array> {
  const { parts, before, after, relationships, lists } = await frame();
  const links = new OuterLinks();
  const sections = sectionsToList(tree.blocks);
  const listed = sections.map(({ id }) => id);
  const context = {
    place: noIndent,
    depth: 0,
    counter: new WordCounter(),
    bookmarks: bookmarkNames(new Set([...collectReferred(tree.blocks), ...listed])),
    links,
    lists,
  };
  const start = sections[0] ? tree.blocks.indexOf(sections[0]) : 0;
  const blocks = [
    ...writeBlocks(tree.blocks.slice(0, start), context),
    ...writeContents(sections, context),
    ...writeBlocks(tree.blocks.slice(start), context),
  ];
  const foot = addPreparedBy(parts[footerPart] ?? "", tree);
  const files: Record<string, string | Uint8Array> = {
    ...parts,
    ...foot.parts,
    [footerPart]: foot.footer.replace(footerPlace, () => escapeXml(footerText(tree))),
    [corePart]: coreProperties(documentMetadata(tree)),
    [documentPart]: `${before}${blocks.join("")}${after}`,
    [relationshipsPart]: `${relationships}${links.relationships()}</Relationships>`,
  };
  const bytes = Object.entries(files).map(([path, part]) => [
    path,
    typeof part === "string" ? strToU8(part) : part,
  ]);
  return zipSync(Object.fromEntries(bytes), { mtime: zipTime });
}

/** docx would write the current time and no language. */
function coreProperties(metadata: ReturnType<typeof documentMetadata>): string {
  const created = metadata.created.toISOString().replace(".000", "");
  const date = (name: string) =>
    `<dcterms:${name} xsi:type="dcterms:W3CDTF">${created}</dcterms:${name}>`;
  const text = (name: string, value: string) => `<${name}>${escapeXml(value)}</${name}>`;
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
