const forbidden = "script, iframe, object, embed, link, meta, base, form, img, svg";

/**
 * Markup of a document → nodes that can run nothing. Our writers make no scripts; this holds even if
 * one once did, because the visitor's token lies in this origin. Parsed apart from the page: nothing
 * loads or runs while it is looked at.
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

/** Puts the nodes of a parsed document (its `main`, or all of it) into an element of the page. */
export function showDocument(page: Document, target: HTMLElement): void {
  const content = page.querySelector("main") ?? page.body;
  target.replaceChildren(...[...content.childNodes].map((node) => document.importNode(node, true)));
}
