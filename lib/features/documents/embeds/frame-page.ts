import "server-only";

import { createHash } from "node:crypto";
import { createElement, Html } from "@/lib/engine/writers/html/element";
import {
  type Article,
  formatArticleMark,
  markAttributes,
} from "@/lib/features/documents/article/article";
import { type ArticleNode, writeNodes } from "@/lib/features/documents/article/article-nodes";
import { publicPageCss } from "@/lib/features/documents/publication/page-css";

/** The page is inside another one, which has its own margins. */
const frameCss = `${publicPageCss}
@media screen {
  html { background: none; }
  body { min-height: 0; padding: 0; }
  main { max-width: none; padding: 20px 24px; }
  main > :last-child { margin-bottom: 0; }
  .aside { max-width: none; padding-inline: 24px; }
  footer.aside { padding-block: 12px 16px; }
}
`;

/**
 * Tells the surrounding page how high it is. Any framing page may know: only the hosts of `frame-ancestors` can frame
 * it, and a height is no secret.
 */
const frameScript = `(function () {
  var root = document.documentElement, last = 0;
  function tell() {
    var height = Math.ceil(root.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    parent.postMessage({ saitpozakonu: location.pathname.split("/")[2], height: height }, "*");
  }
  addEventListener("load", tell);
  if (window.ResizeObserver) new ResizeObserver(tell).observe(root);
  else addEventListener("resize", tell);
})();
`;

const source = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const [styleSource, scriptSource] = [source(frameCss), source(frameScript)];

/** The document as a page for a frame: complete without its script, which only reports the height. */
export function writeFramePage(article: Article): string {
  const page = createElement(
    "html",
    { lang: "ru" },
    createElement(
      "head",
      {},
      createElement("meta", { charset: "utf-8" }),
      createElement("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      createElement("meta", { name: "robots", content: "noindex" }),
      createElement("title", {}, article.title),
      Html.style(frameCss),
    ),
    createElement(
      "body",
      {},
      createElement("main", markAttributes(article), placeholder),
      createElement(
        "footer",
        { class: "aside" },
        createElement("p", {}, formatArticleMark(article)),
        createElement(
          "p",
          {},
          createElement(
            "a",
            { href: `/d/${article.publicId}`, target: "_blank", rel: "noopener" },
            "Открыть на отдельной странице",
          ),
        ),
      ),
      Html.script(frameScript),
    ),
  );
  // A function, because «$&» in a document must not be read as a pattern.
  const whole = page.markup.replace(placeholder, () => writeNodes(opensOutside(article.nodes)));
  return `<!doctype html>\n${whole}\n`;
}

const placeholder = "\uE000article\uE000";

/** A link to another site would refuse to open inside the frame. */
function opensOutside(nodes: readonly ArticleNode[]): ArticleNode[] {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const attributes =
      node.name === "a" && !node.attributes.href?.startsWith("#")
        ? { ...node.attributes, target: "_blank" }
        : node.attributes;
    return { ...node, attributes, children: opensOutside(node.children) };
  });
}

/** @param hosts the result of `frameHosts`. */
export const framePolicy = (hosts: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src ${scriptSource}`,
    `style-src ${styleSource}`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${hosts.join(" ") || "'none'"}`,
  ].join("; ");
