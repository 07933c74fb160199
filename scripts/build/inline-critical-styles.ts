/**
 * Runs after `next build`: inlines into each prerendered page the CSS rules that its own elements need, and moves the
 * link to the full stylesheet to the end of the body. Otherwise a phone on a slow network shows nothing until the
 * stylesheet has loaded, queued with fonts and scripts (docs/performance/phone.md). Registered properties are kept in the
 * pages only: registering them twice would make the browser lay out everything again.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Beasties from "beasties";
import { prerenderedFiles } from "@/scripts/build/prerendered-files";
import { extractStyles, pageOnlyRules, textStylesFile } from "@/server/critical-styles.mjs";

const built = fileURLToPath(new URL("../../.next/", import.meta.url));
const stylesheet = /<link rel="stylesheet" href="\/_next\/([^"]+\.css)"/g;

const beasties = new Beasties({
  path: built,
  publicPath: "/_next/",
  preload: "body",
  pruneSource: false,
  reduceInlineStyles: false,
  keyframes: "critical",
  // The page's preload links already request the fonts that it starts with.
  preloadFonts: false,
  logLevel: "warn",
});

/**
 * Removes the registrations from these sheets, and returns them all. Each page gets those of all sheets: the router may
 * navigate from any page to any other, whose sheets come without them.
 */
function takeRegistrations(paths: Iterable<string>): string {
  const used: string[] = [];
  for (const path of paths) {
    const file = join(built, path);
    const sheet = readFileSync(file, "utf8");
    used.push(...(sheet.match(pageOnlyRules) ?? []));
    writeFileSync(file, sheet.replace(pageOnlyRules, ""));
  }
  const fonts = used.filter((rule) => rule.startsWith("@font-face"));
  const properties = used.filter((rule) => !rule.startsWith("@font-face"));
  if (fonts.length === 0 || properties.length === 0) throw new Error("No sheet registers anything");
  // Fonts come first: `extractStyles` recognises our rules by them.
  return [...fonts, ...properties].join("").replaceAll("url(../", "url(/_next/static/");
}

/**
 * Returns the page with all registrations and its own rules in the head.
 *
 * @throws Error when they could not be inserted.
 */
async function withCriticalStyles(html: string, name: string): Promise<string> {
  const inlined = (await beasties.process(html)).replace(
    "<style>",
    () => `<style>${registrations}`,
  );
  if (!inlined.includes(`<style>${registrations}`)) {
    throw new Error(`No styles were written into ${name}`);
  }
  return inlined;
}

/** The combined rules of all texts of the build, for texts that an operator adds at run time. */
async function stylesOfTexts(pages: readonly string[]): Promise<string> {
  const [first = "", ...others] = pages.map((html) =>
    html.replace(/<script[\s\S]*?<\/script>/g, ""),
  );
  const bodies = others.map((html) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").join("");
  const styles = extractStyles(
    await withCriticalStyles(
      first.replace("</body>", () => `${bodies}</body>`),
      textStylesFile,
    ),
  );
  if (!styles) throw new Error("The build holds no text");
  return styles;
}

const pages = new Map<string, string>();
const sheets = new Set<string>();
for (const file of prerenderedFiles(join(built, "server"))) {
  const html = readFileSync(file, "utf8");
  const linked = [...html.matchAll(stylesheet)].map(([, path = ""]) => path);
  // Next's own error pages carry their styles themselves.
  if (linked.length > 0) pages.set(file, html);
  for (const path of linked) sheets.add(path);
}
if (pages.size === 0) throw new Error("The build holds no page with a stylesheet");
const registrations = takeRegistrations(sheets);
for (const [file, html] of pages) writeFileSync(file, await withCriticalStyles(html, file));
const texts = [...pages].filter(([file]) =>
  /\/app\/(?:news|blog|articles)\/[^/]+\.html$/.test(file),
);
writeFileSync(join(built, textStylesFile), await stylesOfTexts(texts.map(([, html]) => html)));
console.log(`Critical styles: ${pages.size} pages`);
