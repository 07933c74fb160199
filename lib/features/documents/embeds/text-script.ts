import "server-only";

import type { ArticleElement, ArticleNode } from "@/lib/features/documents/article/article-nodes";

/** `[name, attributes, ...children]`: shorter than objects, and never parsed as HTML. */
type Packed = string | [string, Record<string, string>, ...Packed[]];

const pack = (node: ArticleNode): Packed =>
  typeof node === "string"
    ? node
    : [node.name, node.attributes, ...joined(node.children).map(pack)];

/** The parser returns the texts around an entity as separate nodes. */
function joined(nodes: readonly ArticleNode[]): ArticleNode[] {
  const all: ArticleNode[] = [];
  for (const node of nodes) {
    const before = all.at(-1);
    if (typeof node === "string" && typeof before === "string") all[all.length - 1] = before + node;
    else all.push(node);
  }
  return all;
}

/**
 * The script of `/d/{publicId}/text.js`: replaces the text in the pasted code by the newest one. It creates elements
 * and text nodes, never `innerHTML`, so it works under Trusted Types too. If it does not load, the older text stays,
 * with its date. Without a placeholder it inserts the article before itself.
 */
export function writeTextScript(article: ArticleElement): string {
  const data = JSON.stringify(pack(article))
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return `(function () {
  "use strict";
  var article = ${data};
  var script = document.currentScript;
  function fill(element, packed) {
    for (var name in packed[1]) element.setAttribute(name, packed[1][name]);
    for (var at = 2; at < packed.length; at += 1) {
      var child = packed[at];
      element.appendChild(
        typeof child === "string"
          ? document.createTextNode(child)
          : fill(document.createElement(child[0]), child)
      );
    }
    return element;
  }
  function place() {
    var id = article[1]["data-document"];
    var element = document.querySelector('article[data-document="' + id + '"]');
    if (!element) {
      element = document.createElement("article");
      if (script && script.parentNode && !document.head.contains(script)) {
        script.parentNode.insertBefore(element, script);
      } else {
        document.body.appendChild(element);
      }
    }
    while (element.firstChild) element.removeChild(element.firstChild);
    fill(element, article);
    element.setAttribute("data-fresh", "");
  }
  if (document.body && document.readyState !== "loading") place();
  else if (script && document.body && document.body.contains(script)) place();
  else document.addEventListener("DOMContentLoaded", place);
})();
`;
}
