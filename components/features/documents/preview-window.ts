import { parseDocumentMarkup } from "@/components/features/documents/document-markup";
import { fetchDocumentPage } from "@/lib/features/documents/client";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";

/**
 * Shows a stored document in a separate window, built from nodes. The window is opened before the page is fetched,
 * because browsers allow it only during a click. If it is blocked, the document opens in the current window.
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

/** Our PT Serif under the name used by the document's style sheet. */
function documentFonts(): string {
  const faces: string[] = [];
  for (const sheet of document.styleSheets) {
    // The page's own style sheet has the fonts (scripts/build/inline-critical-styles.ts); reading that of a browser
    // extension may be denied.
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
