import { XMLParser, XMLValidator } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";
import { type TextPart, textPart } from "@/tests/support/documents/document-words/text-part";

/** An XML element; text is an element named `#text`. */
export type XmlNode = {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
};

/**
 * The parts of a DOCX, with every XML part parsed strictly: Word rejects the file for one stray character.
 * @throws Error naming the part that is not well-formed.
 */
export function readDocxParts(bytes: Uint8Array): Map<string, XmlNode> {
  const parts = new Map<string, XmlNode>();
  for (const [path, data] of Object.entries(unzipSync(bytes))) {
    if (!/\.(xml|rels)$/.test(path)) continue;
    const xml = new TextDecoder("utf-8", { fatal: true }).decode(data);
    parts.set(path, parseXml(xml, path));
  }
  if (!parts.has("word/document.xml"))
    throw new Error(`No document in ${strFromU8(bytes, true).slice(0, 40)}`);
  return parts;
}

// XML 1.0 § 2.2: fast-xml-parser accepts characters that Word does not.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

export function parseXml(xml: string, path: string): XmlNode {
  const checked = XMLValidator.validate(xml);
  if (checked !== true) throw new Error(`${path}: ${checked.err.msg} (line ${checked.err.line})`);
  const stray = forbidden.exec(xml);
  if (stray) throw new Error(`${path}: character U+${stray[0].codePointAt(0)?.toString(16)}`);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: "",
    trimValues: false,
    parseTagValue: false,
    parseAttributeValue: false,
  });
  const [root] = (parser.parse(xml) as RawNode[]).map(toNode).filter(({ name }) => name[0] !== "?");
  if (!root) throw new Error(`${path}: empty`);
  return root;
}

type RawNode = Record<string, unknown>;

function toNode(raw: RawNode): XmlNode {
  const name = Object.keys(raw).find((key) => key !== ":@") ?? "";
  const content = raw[name];
  return {
    name,
    attributes: (raw[":@"] ?? {}) as Record<string, string>,
    children: Array.isArray(content) ? (content as RawNode[]).map(toNode) : [],
    text: name === "#text" ? String(content) : "",
  };
}

/** A line of the table of contents, which repeats the headings. */
const isOfContents = (paragraph: XmlNode) =>
  find(paragraph, "w:pStyle")?.attributes["w:val"] === "DocumentContents";

/** What Word shows of the body, including numbers; without header, footer and table of contents. */
export function extractDocxText(bytes: Uint8Array): TextPart[] {
  const parts = readDocxParts(bytes);
  const body = find(parts.get("word/document.xml"), "w:body");
  const numbers = new NumberReplay(parts.get("word/numbering.xml"));
  return (body?.children ?? []).flatMap((node): TextPart[] => {
    if (node.name === "w:p" && isOfContents(node)) return [];
    if (node.name === "w:p") return [textPart(numbers.labelled(node))];
    if (node.name === "w:tbl") return [speakTable(node, numbers)];
    return [];
  });
}

/** The number that Word prints before each numbered paragraph of the body, in order. */
export function docxNumbers(bytes: Uint8Array): string[] {
  const parts = readDocxParts(bytes);
  const numbers = new NumberReplay(parts.get("word/numbering.xml"));
  const paragraphs = findAll(find(parts.get("word/document.xml"), "w:body"), "w:p");
  return paragraphs.flatMap((paragraph) => numbers.label(paragraph) ?? []);
}

function speakTable(table: XmlNode, numbers: NumberReplay): TextPart {
  const rows = table.children.filter(({ name }) => name === "w:tr");
  const isHeader = (row: XmlNode) => isOn(find(find(row, "w:trPr"), "w:tblHeader"));
  const cells = (row: XmlNode) =>
    row.children
      .filter(({ name }) => name === "w:tc")
      .map((cell) =>
        findAll(cell, "w:p")
          .map((paragraph) => numbers.labelled(paragraph))
          .join("\n"),
      );
  const header = rows.find(isHeader);
  return {
    kind: "table",
    header: header ? cells(header) : null,
    rows: rows.filter((row) => row !== header).map(cells),
  };
}

/** A toggle property of WordprocessingML is on when it is present, unless its value says otherwise. */
function isOn(toggle: XmlNode | undefined): boolean {
  return toggle !== undefined && !["false", "0", "off"].includes(toggle.attributes["w:val"] ?? "");
}

function textOf(node: XmlNode): string {
  switch (node.name) {
    case "w:t":
      return node.children.map(({ text }) => text).join("");
    case "w:tab":
    case "w:br":
      return " ";
    case "w:pPr":
    case "w:rPr":
      return "";
    default:
      return node.children.map(textOf).join("");
  }
}

type Level = { format: string; text: string; start: number };

/** Counts as Word does, from `word/numbering.xml` alone. */
class NumberReplay {
  private readonly levels = new Map<string, Map<number, Level>>();
  private readonly lists = new Map<string, string>();
  private readonly counts = new Map<string, (number | undefined)[]>();

  constructor(numbering: XmlNode | undefined) {
    for (const list of findAll(numbering, "w:abstractNum")) {
      const levels = findAll(list, "w:lvl").map((level): [number, Level] => [
        Number(level.attributes["w:ilvl"]),
        {
          format: find(level, "w:numFmt")?.attributes["w:val"] ?? "decimal",
          text: find(level, "w:lvlText")?.attributes["w:val"] ?? "",
          start: Number(find(level, "w:start")?.attributes["w:val"] ?? "1"),
        },
      ]);
      this.levels.set(list.attributes["w:abstractNumId"] ?? "", new Map(levels));
    }
    for (const list of findAll(numbering, "w:num")) {
      const definition = find(list, "w:abstractNumId")?.attributes["w:val"] ?? "";
      this.lists.set(list.attributes["w:numId"] ?? "", definition);
    }
  }

  labelled(paragraph: XmlNode): string {
    const label = this.label(paragraph, true);
    return label === null ? textOf(paragraph) : `${label} ${textOf(paragraph)}`;
  }

  /** The number before a paragraph; null if there is none and, unless requested, for bullets. */
  label(paragraph: XmlNode, bullets = false): string | null {
    const properties = find(find(paragraph, "w:pPr"), "w:numPr");
    if (!properties) return null;
    const numId = find(properties, "w:numId")?.attributes["w:val"] ?? "";
    const at = Number(find(properties, "w:ilvl")?.attributes["w:val"] ?? "0");
    const list = this.lists.get(numId) ?? "";
    const levels = this.levels.get(list);
    const level = levels?.get(at);
    if (!levels || !level) throw new Error(`No level ${at} in list ${numId}`);
    if (level.format === "bullet") return bullets ? level.text : null;
    const counts = this.counts.get(list) ?? [];
    counts[at] = (counts[at] ?? level.start - 1) + 1;
    counts.length = at + 1;
    this.counts.set(list, counts);
    return level.text.replace(/%(\d)/g, (_, digit: string) =>
      String(counts[Number(digit) - 1] ?? levels.get(Number(digit) - 1)?.start ?? 0),
    );
  }
}

/** The first descendant of that name, at any depth. */
export function find(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return findAll(node, name)[0];
}

/** All descendants of that name, without those nested in one another. */
export function findAll(node: XmlNode | undefined, name: string): XmlNode[] {
  return (node?.children ?? []).flatMap((child) =>
    child.name === name ? [child] : findAll(child, name),
  );
}
