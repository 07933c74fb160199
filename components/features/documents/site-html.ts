import { parseDocumentMarkup } from "@/components/features/documents/document-markup";

const cell = "border:1px solid #999;padding:6px 8px;text-align:left;vertical-align:top";
/** A site has its own fonts and colours; without these styles a table would have no borders. */
const styles: Record<string, string> = {
  table: "width:100%;border-collapse:collapse",
  th: cell,
  td: cell,
};
/** Attributes that mean something outside our pages. */
const keptAttributes = ["href", "id", "rel", "scope"];

/**
 * A document as HTML for a page of another site: headings, paragraphs, lists and tables in the site's own style,
 * without our classes and data attributes. For a site builder's code block or pasting into an editor.
 * @param markup the page of the document, as `/api/documents/{id}/view` returns it.
 */
export function toSiteHtml(markup: string): string {
  const page = parseDocumentMarkup(markup);
  const content = page.querySelector("main") ?? page.body;
  for (const note of content.querySelectorAll("hr.page-break")) note.remove();
  for (const number of content.querySelectorAll("span.number")) {
    number.replaceWith(...number.childNodes);
  }
  for (const clause of content.querySelectorAll("div.clause")) {
    // Other clauses link to it.
    if (clause.firstElementChild) clause.firstElementChild.id = clause.id;
    clause.replaceWith(...clause.childNodes);
  }
  for (const list of content.querySelectorAll("dl")) list.replaceWith(toLines(list));
  for (const value of content.querySelectorAll("span, cite")) {
    value.replaceWith(...value.childNodes);
  }
  for (const element of content.querySelectorAll("*")) {
    for (const { name } of [...element.attributes]) {
      if (!keptAttributes.includes(name)) element.removeAttribute(name);
    }
    const style = styles[element.localName];
    if (style) element.setAttribute("style", style);
  }
  for (const table of content.querySelectorAll("table")) {
    table.parentElement?.setAttribute("style", "overflow-x:auto");
  }
  return content.innerHTML.trim();
}

/** Requisites as lines of one paragraph: few sites style `dl`. */
function toLines(list: Element): Element {
  const paragraph = list.ownerDocument.createElement("p");
  for (const row of list.children) {
    if (paragraph.hasChildNodes()) paragraph.append(list.ownerDocument.createElement("br"));
    for (const part of row.children) {
      if (part !== row.firstElementChild) paragraph.append(" ");
      paragraph.append(...part.childNodes);
    }
  }
  return paragraph;
}
