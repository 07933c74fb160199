import type { Root as HtmlRoot } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Heading, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toHast } from "mdast-util-to-hast";
import { toString as textOf } from "mdast-util-to-string";
import { gfmTable } from "micromark-extension-gfm-table";
import { visit } from "unist-util-visit";
import type { Finding } from "@/lib/engine/template/language/finding";
import { markTables } from "@/lib/platform/content/compile/mark-tables";
import { typesetMarkdown } from "@/lib/platform/content/compile/typeset-markdown";
import { sourcesId, type TextHeading } from "@/lib/platform/content/published-text";
import { typeset } from "@/lib/russian/screen-typography";
import { latinName } from "@/lib/russian/transliterate";

/** A link of the text and its position. */
export type TextLink = { href: string; line: number; column: number };

export type RenderedText = {
  html: string;
  /** The headings of the second level, in order. */
  headings: TextHeading[];
  /** The ids of headings of every level, the targets of `#…`. */
  anchors: string[];
  wordCount: number;
  links: TextLink[];
  findings: Finding[];
};

const sourcesTitle = "Источники";
/**
 * Markdown (headings of levels 2 and 3, lists, tables, quotations, code) as HTML of our own: typeset, with
 * stable anchors and tables that can be stacked. `source` may begin with a blanked-out head; lines of
 * findings are those of `source`. A heading's anchor is its words in Latin letters, or `{#name}` after them.
 */
export function renderText(
  file: string,
  source: string,
  /** Addresses that a link may not lead to yet: their words stay, the link does not. */
  isPlanned: (href: string) => boolean = () => false,
): RenderedText {
  const findings: Finding[] = [];
  const report: Report = (node, message) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    findings.push({ file, line, column, severity: "error", message });
  };
  const tree = fromMarkdown(source, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  rejectForeign(tree, report);
  const { headings, anchors } = nameHeadings(tree, report);
  const wordCount = countWords(tree);
  typesetMarkdown(tree);

  const html = toHast(tree) as HtmlRoot;
  const links: TextLink[] = [];
  visit(html, "element", (element, index, parent) => {
    if (element.tagName !== "a") return;
    const href = String(element.properties.href ?? "");
    const { line, column } = element.position?.start ?? { line: 1, column: 1 };
    links.push({ href, line, column });
    if (/^https?:/.test(href)) element.properties.rel = ["noopener"];
    if (parent && index !== undefined && isPlanned(href)) {
      parent.children.splice(index, 1, ...element.children);
    }
  });
  markTables(html);
  return {
    html: toHtml(html),
    headings: headings.map(({ id, text }) => ({ id, text: typeset(text) })),
    anchors,
    wordCount,
    links,
    findings,
  };
}

type Report = (
  node: { position?: { start: { line: number; column: number } } },
  message: string,
) => void;

function rejectForeign(tree: Root, report: Report) {
  visit(tree, (node) => {
    if (node.type === "html") report(node, "Теги HTML в тексте запрещены.");
    if (node.type === "image" || node.type === "imageReference") {
      report(node, "Картинок в тексте не бывает.");
    }
  });
}

function nameHeadings(tree: Root, report: Report) {
  const headings: TextHeading[] = [];
  const anchors: string[] = [];
  let lastDepth = 1;
  visit(tree, "heading", (heading) => {
    if (heading.depth < 2 || heading.depth > 3) {
      report(heading, "Заголовки — двух уровней: «##» и «###».");
      return;
    }
    if (heading.depth > lastDepth + 1) report(heading, "Перед «###» нужен раздел «##».");
    lastDepth = heading.depth;
    const given = takeGivenId(heading);
    const text = textOf(heading);
    const id = given ?? (text === sourcesTitle ? sourcesId : latinName(text));
    if (id === "") report(heading, "Заголовку нужно имя латиницей: «## 2026 {#imya}».");
    if (anchors.includes(id)) {
      report(heading, `Имя «${id}» уже есть у другого заголовка. Допишите своё: {#imya}.`);
    }
    anchors.push(id);
    if (heading.depth === 2) headings.push({ id, text });
    heading.data = { ...heading.data, hProperties: { id } };
  });
  return { headings, anchors };
}

/** Takes `{#name}` off the end of a heading. */
function takeGivenId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== "text") return undefined;
  const match = /\s*\{#([a-z0-9-]+)\}\s*$/.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  return match[1];
}

/** Words are counted a block at a time: two blocks have no space between them. */
export function countWords(tree: Root): number {
  let count = 0;
  visit(tree, (node) => {
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") {
      count += textOf(node).match(/[\p{L}\p{N}]+(?:[-.’'][\p{L}\p{N}]+)*/gu)?.length ?? 0;
    }
  });
  return count;
}
