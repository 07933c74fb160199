/**
 * A document's markup as a tree of elements and texts, from which other forms are built: an unstyled article, a script
 * that creates elements without `innerHTML`, a fingerprint of the text. Pure.
 */
import { Parser } from "htmlparser2";
import { escapeText } from "@/lib/engine/writers/html/element";

export type ArticleElement = {
  name: string;
  attributes: Record<string, string>;
  children: ArticleNode[];
};
export type ArticleNode = ArticleElement | string;

const voidNames = new Set(["br", "hr"]);

/** Parses markup written by `lib/engine/writers/html`. Not for other markup: it recurses. */
export function parseArticle(markup: string): ArticleNode[] {
  const root: ArticleElement = { name: "", attributes: {}, children: [] };
  const open = [root];
  const add = (node: ArticleNode) => open.at(-1)?.children.push(node);
  const parser = new Parser({
    onopentag(name, attributes) {
      const element: ArticleElement = { name, attributes, children: [] };
      add(element);
      open.push(element);
    },
    onclosetag() {
      open.pop();
    },
    ontext: add,
  });
  parser.write(markup);
  parser.end();
  return root.children;
}

/** The nodes as markup: all texts and attributes are escaped. */
export function writeNodes(nodes: readonly ArticleNode[]): string {
  return nodes.map(writeNode).join("");
}

function writeNode(node: ArticleNode): string {
  if (typeof node === "string") return escapeText(node);
  const attributes = Object.entries(node.attributes).map(
    ([name, value]) => ` ${name}="${escapeText(value)}"`,
  );
  const start = `<${node.name}${attributes.join("")}>`;
  return voidNames.has(node.name) ? start : `${start}${writeNodes(node.children)}</${node.name}>`;
}

/** All texts in document order. */
export function articleText(nodes: readonly ArticleNode[]): string {
  return nodes
    .map((node) => (typeof node === "string" ? node : articleText(node.children)))
    .join("");
}

/** Attributes that keep their meaning on a site without our styles. */
const keptAttributes = ["href", "id", "rel", "scope"];
/** Boxes and marks of our own pages; their text stays. */
const unwrapped = new Set(["span", "cite", "div"]);

/** Returns the text in the plainest markup, to be styled by the surrounding site. */
export function toUnstyledNodes(nodes: readonly ArticleNode[]): ArticleNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [node];
    if (node.name === "hr") return [];
    if (node.name === "dl") return [toLines(node)];
    const children = toUnstyledNodes(node.children);
    if (unwrapped.has(node.name)) return withId(children, node.attributes.id);
    const attributes = Object.fromEntries(
      Object.entries(node.attributes).filter(([name]) => keptAttributes.includes(name)),
    );
    // Few sites style table borders, and a strict policy blocks a style attribute.
    if (node.name === "table") attributes.border = "1";
    return [{ name: node.name, attributes, children }];
  });
}

/** Other clauses link here: the id of a removed box moves to its first child. */
function withId(children: ArticleNode[], id: string | undefined): ArticleNode[] {
  if (id === undefined) return children;
  const at = children.findIndex((child) => typeof child !== "string");
  const first = children[at];
  if (first === undefined || typeof first === "string") return children;
  return children.with(at, { ...first, attributes: { ...first.attributes, id } });
}

/** Requisites as lines of one paragraph: few sites have styles for `dl`. */
function toLines(list: ArticleElement): ArticleElement {
  const children = list.children.flatMap((row, at): ArticleNode[] => {
    if (typeof row === "string") return [row];
    const parts = row.children.flatMap((part) =>
      typeof part === "string" ? [part] : toUnstyledNodes(part.children),
    );
    return at === 0 ? parts : [{ name: "br", attributes: {}, children: [] }, ...parts];
  });
  return { name: "p", attributes: {}, children };
}
