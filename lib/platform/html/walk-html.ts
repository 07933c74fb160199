import type { HtmlElement } from "@/lib/platform/html/parse-html";

/** All elements below one, in the order of the source. */
export function* elementsOf(root: HtmlElement): Generator<HtmlElement> {
  for (const child of root.children) {
    if (child.kind !== "element") continue;
    yield child;
    yield* elementsOf(child);
  }
}

/** Elements whose text is code, not words. */
const textlessElements = new Set(["script", "style", "noscript", "template"]);

/**
 * The words that an element shows, spaces joined, at most `maxLength` characters. Looks at 500 nodes at most, so that
 * elements nested in one another cost no more than they hold.
 */
export function textOf(element: HtmlElement, maxLength: number): string {
  let text = "";
  let visitedNodes = 0;
  const add = (from: HtmlElement) => {
    for (const child of from.children) {
      if (++visitedNodes > 500 || text.length >= maxLength * 2) return;
      if (child.kind === "text") text += ` ${child.text.slice(0, maxLength * 2)}`;
      else if (!textlessElements.has(child.name)) add(child);
    }
  };
  add(element);
  return text.replace(/\s+/g, " ").trim().slice(0, maxLength);
}
