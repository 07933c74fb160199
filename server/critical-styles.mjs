/**
 * The rules that a page's own elements need are in its head, and the whole stylesheet is at its end
 * (docs/performance/phone.md). The build finds those rules; a page that Next renders again at run time gets the rules that
 * the build found for that page or for similar texts (docs/decisions/0006-static-pages.md). Every page needs them:
 * fonts and registered variables are nowhere else.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { selectHomePage } from "./home-page.mjs";

/** Written by scripts/build/inline-critical-styles.ts: the rules of all texts of the build together. */
export const textStylesFile = "text-styles.css";

/** Fonts, and the variables that Tailwind registers: they are only in pages. */
export const pageOnlyRules = /@(?:font-face|property\s+[\w-]+)\s*\{[^}]*\}/g;
/** Every block that we insert begins like this, because fonts come first; no operator's text can. */
const ownStyles = /<style>(@font-face[\s\S]*?)<\/style>/;
const stylesheet = /<link rel="stylesheet" href="\/_next\/[^"]+\.css"[^>]*>/g;
/** All of these have the same shell; the build contains one of them. */
const documentPage = /^\/documents\/[0-9a-z]{24}$/;

/**
 * The rules in the head of a page; null when it has none.
 * @param {string} html
 */
export const extractStyles = (html) => ownStyles.exec(html)?.[1] ?? null;

/**
 * The page with these rules in its head and the links to stylesheets moved to its end.
 * @param {string} html
 * @param {string} styles
 */
export function inlineCriticalStyles(html, styles) {
  const head = html.indexOf("</head>");
  const end = html.lastIndexOf("</body>");
  if (head === -1 || end < head) return html;
  const links = html.slice(0, head).match(stylesheet) ?? [];
  // A page that turned out to be missing: Next leaves it to the browser, which puts the stylesheets first.
  if (links.length === 0) {
    const registrations = styles.match(pageOnlyRules)?.join("") ?? "";
    return `${html.slice(0, head)}<style>${registrations}</style>${html.slice(head)}`;
  }
  const before = html.slice(0, head).replace(stylesheet, "");
  return `${before}<style>${styles}</style>${html.slice(head, end)}${links.join("")}${html.slice(end)}`;
}

/**
 * Returns the function that finds the rules for a response of the build in `folder`. A file is read when its page is
 * first rendered again.
 * @param {string} folder
 * @returns {(response: import("node:http").ServerResponse) => string}
 */
export function loadCriticalStyles(folder) {
  // Not a walk over the thousands of files of the build: that took a sixth of the server's start.
  const { routes } = JSON.parse(readFileSync(join(folder, "prerender-manifest.json"), "utf8"));
  const pages = new Set(Object.keys(routes).filter((path) => routes[path].dataRoute));
  const anyDocument = [...pages].find((path) => documentPage.test(path));
  /** @type {Map<string, string | null>} */
  const known = new Map();
  const read = (name, take) => {
    if (!known.has(name)) known.set(name, take());
    return known.get(name) ?? null;
  };
  const ofPage = (path) => {
    const file = `${path === "/" ? "index" : path.slice(1)}.html`;
    const take = () => extractStyles(readFileSync(join(folder, "server/app", file), "utf8"));
    return pages.has(path) ? read(path, take) : null;
  };
  const ofTexts = () =>
    read(textStylesFile, () => readFileSync(join(folder, textStylesFile), "utf8"));
  return (response) => {
    const path = pageOf(response);
    return ofPage((documentPage.test(path) && anyDocument) || path) ?? ofTexts();
  };
}

/** The page that a response shows; all missing pages share one. */
function pageOf({ req, statusCode }) {
  if (statusCode === 404) return "/_not-found";
  const [path = "/"] = (req.url ?? "/").split("?");
  return path === "/" ? selectHomePage(req) : path;
}
