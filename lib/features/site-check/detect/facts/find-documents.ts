/**
 * Documents of ours on a site: a link to `/d/{publicId}`, a frame or a script of it, the article itself. The id has 22
 * random characters and identifies the document by itself, so hosts are not compared.
 */
import { createHash } from "node:crypto";
import { fingerprintInput } from "@/lib/features/documents/article/fingerprint";
import type {
  DetectedDocument,
  DetectedEmbedMethod,
} from "@/lib/features/site-check/detect/detected/detected-site";
import { attribute, isWithin, resolve } from "@/lib/features/site-check/detect/page/elements";
import type { PageElement, ParsedPage } from "@/lib/features/site-check/detect/page/parse-page";

/** A site never has more documents. */
const maxDocuments = 100;
const maxPages = 20;

/** Base 58 (`lib/features/documents/publication/public-id.ts`). */
const idPattern = "[1-9A-HJ-NP-Za-km-z]{14}(?:[1-9A-HJ-NP-Za-km-z]{8})?";
const documentAddress = new RegExp(`^/d/(${idPattern})(/frame|/text\\.js)?$`);
const id = new RegExp(`^${idPattern}$`);
/** The line below an article, where an editor has dropped its attributes: «SHA-256 текста: …». */
const hashPattern = /SHA-256текста:([0-9a-f]{64})/g;

type FoundDocument = Omit<DetectedDocument, "pages"> & { page: string };

/** Each document once per way of inclusion, with the pages that contain it. */
export function findDocuments(pages: readonly ParsedPage[]): DetectedDocument[] {
  const found = new Map<string, DetectedDocument & { pages: string[] }>();
  for (const { page, ...document } of pages.flatMap((item) => [...documentsOf(item)])) {
    const key = [document.way, document.publicId, document.sha256, document.isWhole].join(" ");
    const known = found.get(key);
    if (!known && found.size < maxDocuments) found.set(key, { ...document, pages: [page] });
    else if (known && !known.pages.includes(page) && known.pages.length < maxPages) {
      known.pages.push(page);
    }
  }
  return [...found.values()];
}

function* documentsOf(page: ParsedPage): Generator<FoundDocument> {
  const inArticles = new Set<string>();
  for (const element of page.elements) {
    const article = element.name === "article" ? toArticle(page, element) : undefined;
    if (article?.sha256) inArticles.add(article.sha256);
    const found = article ?? toSource(page, element);
    if (found) yield { ...found, page: page.url };
  }
  const text = fingerprintInput(page.texts.map(({ value }) => value).join(""));
  for (const [, sha256 = ""] of text.matchAll(hashPattern)) {
    if (inArticles.has(sha256)) continue;
    yield { way: "text", publicId: null, sha256, isWhole: null, page: page.url };
  }
}

const attributesOfWays: Readonly<Record<string, string>> = {
  a: "href",
  iframe: "src",
  script: "src",
};
const methodsByPath: Readonly<Record<string, DetectedEmbedMethod>> = {
  "/frame": "frame",
  "/text.js": "script",
};

function toSource(page: ParsedPage, element: PageElement): Omit<FoundDocument, "page"> | undefined {
  const name = attributesOfWays[element.name];
  const typed = name ? attribute(element, name) : undefined;
  const [, publicId, path = ""] =
    documentAddress.exec((typed && resolve(page, typed)?.pathname) || "") ?? [];
  if (!publicId) return undefined;
  const way = methodsByPath[path] ?? "link";
  // A link to a frame's address shows no frame, and a page of ours in a frame is refused.
  const fits = { a: path === "", iframe: way === "frame", script: way === "script" }[element.name];
  return fits ? { way, publicId, sha256: null, isWhole: null } : undefined;
}

/** Our article, possibly changed since. */
function toArticle(
  page: ParsedPage,
  element: PageElement,
): Omit<FoundDocument, "page"> | undefined {
  const [publicId = "", sha256 = ""] = ["data-document", "data-sha256"].map((name) =>
    attribute(element, name),
  );
  if (!id.test(publicId) || !/^[0-9a-f]{64}$/.test(sha256)) return undefined;
  const last = page.elements.find((item) => item.name === "footer" && isWithin(item, element));
  const text = page.texts
    .slice(element.textFrom, last ? last.textFrom : element.textTo)
    .map(({ value }) => value)
    .join("");
  const hash = createHash("sha256").update(fingerprintInput(text)).digest("hex");
  return { way: "text", publicId, sha256, isWhole: hash === sha256 };
}
