/** The words of a paragraph, heading or cell: mdast phrasing → template inlines and attributes. */
import type { Link, Nodes, PhrasingContent, Text } from "mdast";
import type { TemplateInline } from "@/lib/engine/template/language/nodes";
import { type Attribute, parseBrace } from "@/lib/engine/template/parse/parse-brace";
import { isPath, type Source } from "@/lib/engine/template/parse/source";

/** A run of words, and the attributes in braces at its end, which describe the enclosing block. */
export type ParsedInlines = { inlines: TemplateInline[]; attributes: Attribute[] };

export const startOf = (node: Nodes): number => node.position?.start.offset ?? 0;
const endOf = (node: Nodes): number => node.position?.end.offset ?? 0;
export const sourceOf = (node: Nodes, source: Source): string =>
  source.text.slice(startOf(node), endOf(node));

/** Markdown that documents do not support; the finding says what to write instead. */
const forbidden: Partial<Record<PhrasingContent["type"], string>> = {
  html: "Теги HTML запрещены: знак «<» как текст пишут «\\<».",
  image: "Картинок в документах нет.",
  imageReference: "Картинок в документах нет.",
  inlineCode: "Обратные кавычки не нужны: кода в документах нет.",
  break: "Перенос строки внутри абзаца не делают: начните новый абзац.",
  footnoteReference: "Сносок в документах нет.",
  linkReference: "Ссылку пишут с адресом в круглых скобках: «[слова](https://…)».",
  delete: "Зачёркнутого в документах нет.",
};

export function parseInlines(nodes: PhrasingContent[], source: Source): ParsedInlines {
  const parsed: ParsedInlines = { inlines: [], attributes: [] };
  for (const node of nodes) {
    if (parsed.attributes.length > 0 && !isAttributeOrSpace(node, source)) {
      source.error(
        startOf(node),
        "«{норма: …}», «{#имя}», «{без номера}» и «{для всех}» стоят в самом конце, после точки.",
      );
    }
    addInline(node, parsed, source);
  }
  return { inlines: trimInlines(parsed.inlines), attributes: parsed.attributes };
}

function isAttributeOrSpace(node: PhrasingContent, source: Source): boolean {
  if (node.type === "text") return node.value.trim() === "";
  return node.type === "brace" && /^\{\s*(норма|#|без|для)/u.test(sourceOf(node, source));
}

function addInline(node: PhrasingContent, parsed: ParsedInlines, source: Source): void {
  switch (node.type) {
    case "text":
      checkText(node, source);
      parsed.inlines.push({ type: "text", text: node.value.replace(/[ \t\r\n]+/g, " ") });
      return;
    case "brace": {
      const brace = parseBrace(sourceOf(node, source), startOf(node), source);
      if (brace && "inline" in brace) parsed.inlines.push(brace.inline);
      else if (brace) parsed.attributes.push(brace.attribute);
      return;
    }
    case "strong":
      parsed.inlines.push({ type: "strong", children: parseNested(node.children, source) });
      return;
    case "emphasis":
      parsed.inlines.push(toEmphasis(parseNested(node.children, source)));
      return;
    case "link": {
      const link = parseLink(node, source);
      if (link) parsed.inlines.push(link);
      return;
    }
    default:
      source.error(startOf(node), forbidden[node.type] ?? `«${node.type}» в документах нет.`);
  }
}

/** `*от руки: заполняет субъект*`: a place to be filled in by hand; only the text after the mark is printed. */
function toEmphasis(children: TemplateInline[]): TemplateInline {
  const [first, ...rest] = children;
  if (first?.type !== "text" || !first.text.startsWith(handMark)) {
    return { type: "emphasis", children };
  }
  const lead = { ...first, text: first.text.slice(handMark.length) };
  return { type: "emphasis", byHand: true, children: [lead, ...rest] };
}

const handMark = "от руки: ";

/** Inside strong, emphasis and links: no attributes, and spaces at the ends are kept. */
function parseNested(nodes: PhrasingContent[], source: Source): TemplateInline[] {
  const parsed: ParsedInlines = { inlines: [], attributes: [] };
  for (const node of nodes) addInline(node, parsed, source);
  for (const { offset } of parsed.attributes) {
    source.error(offset, "Это пишут в конце пункта, вне выделения и ссылки.");
  }
  return parsed.inlines;
}

function parseLink(node: Link, source: Source): TemplateInline | null {
  const children = parseNested(node.children, source);
  const fact = /^(?:\{\{|%7B%7B)\s*(.*?)\s*(?:\}\}|%7D%7D)$/iu.exec(node.url)?.[1];
  const offset = endOf(node) - node.url.length - 1;
  if (fact !== undefined && isPath(fact)) {
    return { type: "factLink", path: fact, children, at: source.position(offset + 2) };
  }
  if (!/^(https?:\/\/|mailto:|tel:)[^\s{}]+$/iu.test(node.url)) {
    source.error(
      offset,
      `Адрес «${node.url}» не годится: ссылка начинается с https://, http://, mailto: или tel:, либо это один факт «{{links.offer}}».`,
    );
    return null;
  }
  return { type: "link", url: node.url, children };
}

/** Markup that was parsed as plain text by mistake. Only the source distinguishes `*` from `\*`. */
const leftovers: [RegExp, string][] = [
  [/[{}]/u, "Скобка без пары. Чтобы напечатать её, поставьте перед ней «\\»."],
  [/\*/u, "Звёздочка без пары. Чтобы напечатать её, поставьте перед ней «\\»."],
  [
    /\[указать/iu,
    "Пропуск пишут «{вписать: что}»: иначе он не попадёт в список «Что осталось вписать».",
  ],
  [
    /(?<=\n\s*)(?:\d+[.)]|[-+])(?=\s)/u,
    "Строка похожа на пункт, но прочитана как продолжение абзаца: отделите её пустой строкой или выровняйте отступ.",
  ],
  [/(?<=^|\n\s*)#/u, "Строка похожа на заголовок: после «#» нужен пробел."],
];

function checkText(node: Text, source: Source): void {
  const text = sourceOf(node, source).replace(/\\[\s\S]/g, "  ");
  for (const [pattern, message] of leftovers) {
    const found = text.search(pattern);
    if (found !== -1) source.error(startOf(node) + found, message);
  }
}

/** Removes empty texts and the spaces that an attribute or a line end left at the ends. */
function trimInlines(inlines: TemplateInline[]): TemplateInline[] {
  const trimmed = [...inlines];
  for (const [end, trim] of [
    [-1, (text: string) => text.trimEnd()],
    [0, (text: string) => text.trimStart()],
  ] as const) {
    for (let edge = trimmed.at(end); edge?.type === "text"; edge = trimmed.at(end)) {
      const text = trim(edge.text);
      if (text !== "") {
        trimmed.splice(end, 1, { type: "text", text });
        break;
      }
      trimmed.splice(end, 1);
    }
  }
  return trimmed;
}
