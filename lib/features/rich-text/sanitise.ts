/**
 * Reduces an operator's HTML to the elements that `app/styles/prose.css` styles: an allow-list, applied when a text is
 * stored and again when it is shown, so that neither a bug of an old version nor a manual change of the database brings
 * a script to a visitor (docs/specification/content.md#where-texts-come-from). Images are removed: a page may make no
 * requests to other sites.
 */
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { markTables } from "@/lib/platform/content/compile/mark-tables";
import type { TextHeading } from "@/lib/platform/content/published-text";
import { latinName } from "@/lib/russian/transliterate";

const schema: Schema = {
  tagNames: [
    ...["h2", "h3", "p", "ul", "ol", "li", "blockquote", "pre", "hr", "br"],
    ...["a", "strong", "em", "code", "del", "sub", "sup"],
    ...["table", "thead", "tbody", "tr", "th", "td"],
  ],
  attributes: {
    a: ["href"],
    ol: ["start"],
    th: ["colSpan", "rowSpan"],
    td: ["colSpan", "rowSpan"],
  },
  protocols: { href: ["http", "https", "mailto", "tel"] },
  // The content of these elements is not text; for other forbidden elements the text stays.
  strip: ["script", "style", "noscript", "template", "iframe", "object", "svg", "math", "title"],
  ancestors: {
    li: ["ul", "ol"],
    thead: ["table"],
    tbody: ["table"],
    tr: ["table"],
    th: ["table"],
    td: ["table"],
  },
};

/** The meaning of elements that editors write; the page has its own first-level heading. */
const sameAs: Record<string, string> = {
  h1: "h2",
  h4: "h3",
  h5: "h3",
  h6: "h3",
  b: "strong",
  i: "em",
  s: "del",
  strike: "del",
};

function toSafeTree(html: string): Root {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, "element", (element) => {
    element.tagName = sameAs[element.tagName] ?? element.tagName;
  });
  const safe = sanitize(tree, schema);
  return safe.type === "root" ? safe : { type: "root", children: [] };
}

/**
 * Returns the text without anything that is not allowed, to be stored. Idempotent.
 * @throws RangeError for an absurdly deeply nested text.
 */
export const sanitiseHtml = (html: string): string => toHtml(toSafeTree(html)).trim();

export type RichText = { html: string; headings: TextHeading[] };

/** A stored text for display: sanitised, with anchors, and with tables that can be stacked. */
export function toRichText(html: string): RichText {
  const tree = toSafeTree(html);
  const headings: TextHeading[] = [];
  const usedIds = new Set<string>();
  visit(tree, "element", (element) => {
    if (element.tagName === "h2" || element.tagName === "h3") {
      const text = wordsOf(element).trim();
      const id = freeName(latinName(text) || "razdel", usedIds);
      element.properties.id = id;
      if (element.tagName === "h2") headings.push({ id, text });
    }
    if (element.tagName === "a" && /^https?:/i.test(String(element.properties.href ?? ""))) {
      element.properties.rel = ["noopener"];
    }
  });
  markTables(tree);
  return { html: toHtml(tree).trim(), headings };
}

/** Ids of the page itself, which a heading must not use. */
const ofThePage = ["content", "tags"];

function freeName(name: string, usedIds: Set<string>): string {
  let free = ofThePage.includes(name) ? `${name}-1` : name;
  for (let count = 2; usedIds.has(free); count += 1) free = `${name}-${count}`;
  usedIds.add(free);
  return free;
}

function wordsOf(element: Element): string {
  return element.children
    .map((child) =>
      child.type === "text" ? child.value : child.type === "element" ? wordsOf(child) : "",
    )
    .join("");
}

/** The words of a stored text on one line, for an excerpt and for counting. Tags separate words. */
export function htmlToText(html: string): string {
  const texts: string[] = [];
  visit(fromHtml(html, { fragment: true }), "text", ({ value }) => void texts.push(value));
  return texts.join(" ").replace(/\s+/g, " ").trim();
}
