import { fetchDocumentPage } from "@/lib/documents/client";
import type { DocumentSummary } from "@/lib/documents/types";

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
    page = new DOMParser().parseFromString(await fetchDocumentPage(document.id), "text/html");
  } catch (error) {
    preview?.close();
    throw error;
  }
  if (!preview) {
    window.location.assign(`/api/documents/${document.id}/view`);
    return;
  }
  showPage(preview.document, page, document.name);
}

/** Moves the content of a parsed page into an empty window; nothing in it can run. */
function showPage(target: Document, page: Document, title: string): void {
  makeInert(page);
  target.documentElement.lang = "ru";
  target.title = title;
  const viewport = target.createElement("meta");
  viewport.name = "viewport";
  viewport.content = "width=device-width, initial-scale=1";
  target.head.append(viewport);
  for (const style of page.querySelectorAll("style")) {
    const copy = target.createElement("style");
    copy.textContent = style.textContent;
    target.head.append(copy);
  }
  const nodes = [...page.body.childNodes].filter((node) => node.nodeName !== "STYLE");
  target.body.className = page.body.className;
  target.body.replaceChildren(...nodes.map((node) => target.importNode(node, true)));
}

const forbidden = "script, iframe, object, embed, link, meta, base, form, img, svg";

/** The server writes no scripts; this holds even if it once did (the token lies in this origin). */
export function makeInert(page: Document): void {
  for (const element of page.querySelectorAll(forbidden)) element.remove();
  for (const element of page.querySelectorAll("*")) {
    for (const { name, value } of [...element.attributes]) {
      const isHandler = name.toLowerCase().startsWith("on");
      const isForeignLink = name === "href" && !/^(https?:|mailto:|tel:|#)/i.test(value.trim());
      if (isHandler || isForeignLink) element.removeAttribute(name);
    }
  }
}
