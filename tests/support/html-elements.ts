/** A page as the server sent it, read by the parser of the HTML standard: what is there without a script. */
import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** The elements of a page, or within one of them, in their order; what is hidden is left out. */
export function elementsOf(from: string | HtmlElement): HtmlElement[] {
  const found: HtmlElement[] = [];
  const collect = (node: Node) => {
    if (!isShown(node)) return;
    if ("attrs" in node) found.push(node);
    for (const child of childrenOf(node)) collect(child);
  };
  for (const child of childrenOf(typeof from === "string" ? parse(from) : from)) collect(child);
  return found;
}

/** The value of an attribute; empty without it. */
export function attribute(element: HtmlElement, name: string): string {
  return element.attrs.find((candidate) => candidate.name === name)?.value ?? "";
}

/** The text of an element without what is hidden in it. */
export function textOf(node: Node): string {
  if (!isShown(node)) return "";
  if ("value" in node) return node.value;
  return childrenOf(node).map(textOf).join("");
}

/** What a `template` holds is no child of it, so nothing of it is met. */
const childrenOf = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []);

const isShown = (node: Node) =>
  !("attrs" in node) || node.attrs.every(({ name }) => name !== "hidden");
