import type { Nodes, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { type TextPart, textPart } from "@/tests/support/documents/document-words/text-part";

/**
 * What GitHub would show of a Markdown text.
 * @throws Error for raw HTML, code, images and footnotes: our documents have none, so some text of an answer must have
 * been parsed as markup.
 */
export function extractMarkdownText(markdown: string): TextPart[] {
  return speak(
    fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }),
  );
}

function speak(node: Nodes): TextPart[] {
  switch (node.type) {
    case "root":
    case "list":
    case "listItem":
      if (node.type === "listItem" && typeof node.checked === "boolean") {
        throw new Error("A list item was read as a task");
      }
      return node.children.flatMap(speak);
    case "paragraph":
    case "heading":
      return [textPart(textOf(node))];
    case "table":
      return [speakTable(node)];
    case "thematicBreak":
      return [];
    default:
      throw new Error(`Unexpected in a document: ${node.type}`);
  }
}

function textOf(node: Nodes): string {
  switch (node.type) {
    case "text":
      return node.value;
    case "break":
      return "\n";
    case "paragraph":
    case "heading":
    case "tableCell":
    case "strong":
    case "emphasis":
    case "link":
      return node.children.map(textOf).join("");
    default:
      throw new Error(`Unexpected in a paragraph: ${node.type}`);
  }
}

function speakTable(table: Table): TextPart {
  const [header = [], ...rows] = table.children.map((row) => row.children.map(textOf));
  // Markdown has no table without a header: an empty one counts as none.
  return { kind: "table", header: header.every((cell) => cell === "") ? null : header, rows };
}
