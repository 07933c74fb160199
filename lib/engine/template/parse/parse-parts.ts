/** Blocks that contain no other blocks: headings, paragraphs, tables and rows of requisites. */
import type { Heading, List, ListItem, Paragraph, Table } from "mdast";
import type {
  ClauseBlock,
  RequisiteBlock,
  TableBlock,
  TemplateBlock,
  TemplateInline,
} from "@/lib/engine/template/language/nodes";
import type { Attribute } from "@/lib/engine/template/parse/parse-brace";
import { parseInlines, sourceOf, startOf } from "@/lib/engine/template/parse/parse-inlines";
import type { Source } from "@/lib/engine/template/parse/source";

/** The place of blocks: what it may contain, and the norms that `{норма: …}` adds to. */
export type ParseContext = {
  place: "root" | "clause" | "item" | "requisites";
  clause: ClauseBlock | null;
  /** How many clauses enclose it. */
  depth: number;
};

const misplaced: Record<Attribute["type"], string> = {
  norms: "Норма «{норма: …}» относится к пункту, а это не пункт.",
  id: "Имя «{#…}» дают разделу или пункту, в конце его первого абзаца.",
  unnumbered: "«{без номера}» пишут в конце заголовка раздела.",
  everyone: "«{для всех}» пишут в конце пункта, рядом с его нормой.",
};

/** Parses a title or a section; the id of a section without one is still empty. */
export function parseHeading(node: Heading, source: Source): TemplateBlock[] {
  const offset = startOf(node);
  const at = source.position(offset);
  const { inlines, attributes } = parseInlines(node.children, source);
  if (inlines.length === 0) source.error(offset, "Пустой заголовок.");
  if (node.depth === 1) {
    for (const attribute of attributes) source.error(attribute.offset, misplaced[attribute.type]);
    return [{ type: "title", children: inlines, at }];
  }
  if (node.depth > 2) {
    source.error(offset, "Подзаголовков нет: «#» — название документа, «##» — раздел.");
    return [];
  }
  let id = "";
  let numbered = true;
  for (const attribute of attributes) {
    if (attribute.type === "id") id = attribute.id;
    else if (attribute.type === "unnumbered") numbered = false;
    else source.error(attribute.offset, misplaced[attribute.type]);
  }
  return [{ type: "section", id, numbered, children: inlines, at }];
}

/** Parses a paragraph; returns nothing when it only has attributes of the enclosing clause. */
export function parseParagraph(
  node: Paragraph,
  context: ParseContext,
  source: Source,
): TemplateBlock[] {
  const offset = startOf(node);
  if (sourceOf(node, source).startsWith("|")) {
    source.error(
      offset,
      "Строка таблицы без шапки: повторите над ней шапку и строку «|---|---|»; таблицы подряд с одной шапкой станут одной.",
    );
    return [];
  }
  const { inlines, attributes } = parseInlines(node.children, source);
  for (const attribute of attributes) applyToClause(attribute, context, source);
  if (inlines.length === 0) return [];
  return [{ type: "paragraph", children: inlines, at: source.position(offset) }];
}

function applyToClause(
  attribute: Attribute,
  { clause, place }: ParseContext,
  source: Source,
): void {
  if (clause && attribute.type === "norms") {
    clause.norms.push(...attribute.norms);
  } else if (clause && place === "clause" && attribute.type === "id") {
    clause.id = attribute.id;
  } else if (clause && attribute.type === "everyone") {
    clause.everyone = true;
  } else {
    source.error(attribute.offset, misplaced[attribute.type]);
  }
}

/** Items of one list start in one column; a wrong indent would silently change the nesting. */
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

/** `- Label: value`; an empty result when it is not that (reported to the source). */
export function parseRequisite(item: ListItem, source: Source): RequisiteBlock[] {
  const [paragraph, ...others] = item.children;
  const parsed = paragraph?.type === "paragraph" ? parseInlines(paragraph.children, source) : null;
  const [first, ...rest] = parsed?.inlines ?? [];
  const split = first?.type === "text" ? /^([^:]+):\s*(.*)$/su.exec(first.text) : null;
  if (!split || others.length > 0 || (parsed && parsed.attributes.length > 0)) {
    source.error(startOf(item), "Строка реквизитов пишется так: «- Название: значение».");
    return [];
  }
  const [, label = "", text = ""] = split;
  const value: TemplateInline[] = text === "" ? rest : [{ type: "text", text }, ...rest];
  if (value.length === 0) source.error(startOf(item), "После двоеточия нужно значение.");
  return [{ type: "requisite", label: label.trim(), value }];
}
