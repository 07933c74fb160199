import type { Element, Root as HtmlRoot } from "hast";
import { SKIP, visit } from "unist-util-visit";

/**
 * A table keeps its roles when a narrow screen stacks its rows (app/styles/prose.css): a changed `display`
 * would take them away. Each cell then says its column, because the head is out of sight.
 */
export function markTables(html: HtmlRoot) {
  visit(html, "element", (table, index, parent) => {
    if (table.tagName !== "table" || !parent || index === undefined) return;
    const columns: string[] = [];
    visit(table, "element", (element) => {
      const role = tableRoles[element.tagName];
      if (!role) return;
      element.properties.role = role;
      if (element.tagName === "th") {
        element.properties.scope = "col";
        columns.push(wordsOf(element));
      }
      if (element.tagName === "tr") {
        const cells = element.children.filter(
          (child): child is Element => child.type === "element" && child.tagName === "td",
        );
        cells.forEach((cell, column) => {
          cell.properties.dataLabel = columns[column];
          if (column === 0 && /^\d+$/.test(wordsOf(cell))) cell.properties.dataNumber = "";
        });
      }
      if (element.properties.align) {
        // The attribute is obsolete HTML; a style attribute is against the page's policy.
        element.properties.dataAlign = element.properties.align;
        delete element.properties.align;
      }
    });
    parent.children[index] = {
      type: "element",
      tagName: "div",
      properties: { dataTable: "" },
      children: [table],
    };
    return SKIP;
  });
}

const tableRoles: Record<string, string> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

function wordsOf(element: Element): string {
  return element.children
    .map((child) =>
      child.type === "text" ? child.value : child.type === "element" ? wordsOf(child) : "",
    )
    .join("");
}
