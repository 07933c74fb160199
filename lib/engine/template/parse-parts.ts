/** Blocks that hold no other blocks: tables and rows of requisites. */
import type { List, ListItem, Table } from "mdast";
import type { RequisiteBlock, TableBlock, TemplateInline } from "@/lib/engine/template/nodes";
import { parseInlines, startOf } from "@/lib/engine/template/parse-inlines";
import type { Source } from "@/lib/engine/template/source";

/** Neighbours of one list start in one column; a wrong indent would silently change the nesting. */
export function checkAlignment(node: List, source: Source): void {
  const column = node.children[0]?.position?.start.column;
  for (const item of node.children) {
    if (item.position?.start.column !== column) {
      source.error(
        startOf(item),
        "Отступ не такой, как у соседей: вложенное выравнивают по первой букве текста, под который вкладывают.",
      );
    }
  }
}

export function parseTable(node: Table, source: Source): TableBlock {
  const [header = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => {
      const { inlines, attributes } = parseInlines(cell.children, source);
      for (const { offset } of attributes) {
        source.error(offset, "Это пишут в конце пункта, а не в таблице.");
      }
      return inlines;
    }),
  );
  for (const [index, row] of rows.entries()) {
    const place = node.children[index + 1];
    if (row.length === header.length || !place) continue;
    source.error(startOf(place), `В строке ячеек: ${row.length}, а в шапке: ${header.length}.`);
  }
  if (rows.length === 0) source.error(startOf(node), "В таблице нет ни одной строки.");
  const hasHeader = header.some((cell) => cell.length > 0);
  const at = source.position(startOf(node));
  return { type: "table", header: hasHeader ? header : null, rows, at };
}

/** `- Label: value`; an empty answer when it is not that (reported to the source). */
export function parseRequisite(item: ListItem, source: Source): RequisiteBlock[] {
  const [paragraph, ...others] = item.children;
  const words = paragraph?.type === "paragraph" ? parseInlines(paragraph.children, source) : null;
  const [first, ...rest] = words?.inlines ?? [];
  const split = first?.type === "text" ? /^([^:]+):\s*(.*)$/su.exec(first.text) : null;
  if (!split || others.length > 0 || (words && words.attributes.length > 0)) {
    source.error(startOf(item), "Строка реквизитов пишется так: «- Название: значение».");
    return [];
  }
  const [, label = "", text = ""] = split;
  const value: TemplateInline[] = text === "" ? rest : [{ type: "text", text }, ...rest];
  if (value.length === 0) source.error(startOf(item), "После двоеточия нужно значение.");
  return [{ type: "requisite", label: label.trim(), value }];
}
