/** A page as the server sent it, parsed by the HTML standard: its content without scripts. */
import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** The elements of a page, or within one of them, in order; hidden ones are left out. */
export function elementsOf(from: string | HtmlElement): HtmlElement[] {
  const elements: HtmlElement[] = [];
  const collect = (node: Node) => {
    if (!isShown(node)) return;
    if ("attrs" in node) elements.push(node);
    for (const child of childrenOf(node)) collect(child);
  };
  for (const child of childrenOf(typeof from === "string" ? parse(from) : from)) collect(child);
  return elements;
}

/** The value of an attribute; empty without it. */
export function attribute(element: HtmlElement, name: string): string {
  return element.attrs.find((candidate) => candidate.name === name)?.value ?? "";
}

/** The text of an element without its hidden parts. */
export function textOf(node: Node): string {
  if (!isShown(node)) return "";
  if ("value" in node) return node.value;
  return childrenOf(node).map(textOf).join("");
}

/** The content of a `template` is not among its children, so it is never visited. */
const childrenOf = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []);

const isShown = (node: Node) =>
  !("attrs" in node) || node.attrs.every(({ name }) => name !== "hidden");
