import { parseDocumentMarkup } from "@/components/documents/document-markup";
import { fetchDocumentPage } from "@/lib/features/documents/client";
import type { DocumentSummary } from "@/lib/features/documents/responses";

/**
 * Shows a stored document in a window of its own, built from nodes. The window opens before the page is
 * fetched: browsers allow it only within the press. Where it is blocked, the document opens here.
 * @throws ApiError when the document cannot be read.
 */
export async function openDocumentPreview(
  document: Pick<DocumentSummary, "id" | "name">,
): Promise<void> {
  const preview = window.open("", "_blank");
  if (preview) preview.document.title = document.name;
  let page: Document;
  try {
    page = parseDocumentMarkup(await fetchDocumentPage(document.id));
  } catch (error) {
    preview?.close();
    throw error;
  }
  if (!preview) window.location.assign(`/api/documents/${document.id}/view`);
  else fillWindow(preview.document, page, document.name);
}

function fillWindow(target: Document, page: Document, title: string): void {
  target.documentElement.lang = "ru";
  target.title = title;
  const viewport = target.createElement("meta");
  viewport.name = "viewport";
  viewport.content = "width=device-width, initial-scale=1";
  target.head.append(viewport);
  const styles = [...page.querySelectorAll("style")].map((style) => style.textContent);
  for (const css of [...styles, documentFonts()]) {
    const style = target.createElement("style");
    style.textContent = css;
    target.head.append(style);
  }
  for (const style of page.querySelectorAll("style")) style.remove();
  target.body.replaceChildren(
    ...[...page.body.childNodes].map((node) => target.importNode(node, true)),
  );
}

/** Our PT Serif under the name that the document's own style sheet asks for. */
function documentFonts(): string {
  const faces: string[] = [];
  for (const sheet of document.styleSheets) {
    // The page's own carries the fonts (scripts/build/inline-critical-styles.ts); one of a browser extension may
    // refuse to be read.
    const base = sheet.href ?? document.baseURI;
    const rules = base.startsWith(window.location.origin) ? sheet.cssRules : [];
    for (const rule of rules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const family = rule.style.getPropertyValue("font-family");
      if (!/ptSerif/i.test(family) || /fallback/i.test(family)) continue;
      const text = rule.cssText
        .replace(/font-family:[^;]+;/, 'font-family: "PT Serif";')
        .replace(/url\("([^"]+)"\)/g, (_, url) => `url("${new URL(url, base).href}")`);
      faces.push(text);
    }
  }
  return faces.join("\n");
}
