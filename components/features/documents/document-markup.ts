const forbidden = "script, iframe, object, embed, link, meta, base, form, img, svg";

/**
 * Turns a document's markup into inert nodes. Our writers produce no scripts; this protects even if one ever did,
 * because the visitor's token is in this origin. Parsed in a separate document, so nothing loads or runs.
 */
export function parseDocumentMarkup(markup: string): Document {
  const page = new DOMParser().parseFromString(markup, "text/html");
  for (const element of page.querySelectorAll(forbidden)) element.remove();
  for (const element of page.querySelectorAll("*")) {
    for (const { name, value } of [...element.attributes]) {
      const isHandler = name.toLowerCase().startsWith("on");
      const isForeignLink = name === "href" && !/^(https?:|mailto:|tel:|#)/i.test(value.trim());
      if (isHandler || isForeignLink) element.removeAttribute(name);
    }
  }
  return page;
}

/** Puts the nodes of a parsed document (its `main`, or all of it) into a page element. */
export function showDocument(page: Document, target: HTMLElement): void {
  const content = page.querySelector("main") ?? page.body;
  target.replaceChildren(...[...content.childNodes].map((node) => document.importNode(node, true)));
}
