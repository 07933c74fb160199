/**
 * After `next build`: writes into each prerendered page the rules that its own elements need, and moves
 * the link to the whole stylesheet to the end of the body. Otherwise a phone on a slow network shows
 * nothing until the stylesheet has come, in a queue with fonts and scripts (docs/performance.md).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Beasties from "beasties";
import { prerenderedFiles } from "@/scripts/build/prerendered-files";
import { stylesOf, textStylesFile } from "@/server/critical-styles.mjs";

const built = fileURLToPath(new URL("../../.next/", import.meta.url));
const stylesheet = /<link rel="stylesheet" href="\/_next\/([^"]+\.css)"/g;

const beasties = new Beasties({
  path: built,
  publicPath: "/_next/",
  preload: "body",
  pruneSource: false,
  reduceInlineStyles: false,
  keyframes: "critical",
  // The page's own links already ask for the fonts that it begins with.
  preloadFonts: false,
  logLevel: "warn",
});

/**
 * The page with its rules in the head. `@font-face` is added whole: the fonts' names stand in
 * variables, where a reader of selectors does not find them, and the page would move when they come.
 *
 * @throws Error when the rules were not written.
 */
async function withCriticalStyles(html: string, name: string): Promise<string> {
  const sheets = [...html.matchAll(stylesheet)].map(([, path = ""]) =>
    readFileSync(join(built, path), "utf8"),
  );
  const faces = sheets
    .flatMap((sheet) => sheet.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .join("")
    .replaceAll("url(../", "url(/_next/static/");
  const inlined = (await beasties.process(html)).replace("<style>", () => `<style>${faces}`);
  if (!inlined.includes("<style>@font-face")) {
    throw new Error(`No styles were written into ${name}`);
  }
  return inlined;
}

/** The rules of all texts of the build together, for those that an operator adds to them at run time. */
async function stylesOfTexts(pages: readonly string[]): Promise<string> {
  const [first = "", ...others] = pages.map((html) =>
    html.replace(/<script[\s\S]*?<\/script>/g, ""),
  );
  const bodies = others.map((html) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").join("");
  const styles = stylesOf(
    await withCriticalStyles(
      first.replace("</body>", () => `${bodies}</body>`),
      textStylesFile,
    ),
  );
  if (!styles) throw new Error("The build holds no text");
  return styles;
}

const texts: string[] = [];
let count = 0;
for (const file of prerenderedFiles(join(built, "server"))) {
  const html = readFileSync(file, "utf8");
  // Next's own pages for a broken build carry their styles themselves.
  if (html.search(stylesheet) === -1) continue;
  if (/\/app\/(?:news|blog|articles)\/[^/]+\.html$/.test(file)) texts.push(html);
  writeFileSync(file, await withCriticalStyles(html, file));
  count += 1;
}
if (count === 0) throw new Error("The build holds no page with a stylesheet");
writeFileSync(join(built, textStylesFile), await stylesOfTexts(texts));
console.log(`Critical styles: ${count} pages`);
