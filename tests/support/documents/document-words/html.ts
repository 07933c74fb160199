import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { type TextPart, textPart } from "@/tests/support/documents/document-words/text-part";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const inline = new Set(["span", "a", "strong", "em", "mark", "cite"]);

/**
 * What a browser shows of a page or a fragment, by an HTML-standard parser.
 * @throws Error for an element that could run or load something.
 */
export function extractHtmlText(html: string): TextPart[] {
  return speak(parse(html));
}

function speak(node: Node): TextPart[] {
  if (node.nodeName === "head") return [];
  if (node.nodeName === "table") return [speakTable(node as Element)];
  const children = childrenOf(node);
  const isFlow = children.some((child) => isElement(child) && !isInline(child));
  if (!isFlow) return [textPart(textOf(node))];
  const parts: TextPart[] = [];
  // Inline children between blocks form an anonymous paragraph.
  let text = "";
  for (const child of children) {
    if (isElement(child) && !isInline(child) && child.nodeName !== "br") {
      parts.push(textPart(text), ...speak(child));
      text = "";
    } else {
      text += textOf(child);
    }
  }
  return [...parts, textPart(text)];
}

function textOf(node: Node): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (node.nodeName === "br") return "\n";
  if (["script", "style", "img", "iframe", "object", "svg", "form"].includes(node.nodeName)) {
    throw new Error(`A document must not contain <${node.nodeName}>`);
  }
  return childrenOf(node).map(textOf).join("");
}

function speakTable(table: Element): TextPart {
  const rows = descendants(table, "tr");
  const header = rows.find((row) => descendants(row, "th").length > 0);
  const cells = (row: Element, name: string) => descendants(row, name).map(textOf);
  return {
    kind: "table",
    header: header ? cells(header, "th") : null,
    rows: rows.filter((row) => row !== header).map((row) => cells(row, "td")),
  };
}

function descendants(node: Node, name: string): Element[] {
  return childrenOf(node).flatMap((child) =>
    child.nodeName === name ? [child as Element] : descendants(child, name),
  );
}

function childrenOf(node: Node): Node[] {
  return "childNodes" in node ? node.childNodes : [];
}

function isElement(node: Node): node is Element {
  return "tagName" in node;
}

function isInline(node: Node): boolean {
  return inline.has(node.nodeName) || node.nodeName === "br";
}
