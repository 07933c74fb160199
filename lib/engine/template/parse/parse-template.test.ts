import { describe, expect, test } from "vitest";
import { formatFinding } from "@/lib/engine/template/language/finding";
import type { TemplateBlock } from "@/lib/engine/template/language/nodes";
import { walkTemplate } from "@/lib/engine/template/language/walk-template";
import { parseTemplate } from "@/lib/engine/template/parse/parse-template";

const parse = (source: string, passages: Record<string, string> = {}) =>
  parseTemplate(source, { file: "t.md", passages });

const clean = (source: string, passages?: Record<string, string>): TemplateBlock[] => {
  const { template, findings } = parse(source, passages);
  expect(findings.map(formatFinding)).toEqual([]);
  return template.blocks;
};

const typesOf = (blocks: TemplateBlock[]) => {
  const types: string[] = [];
  walkTemplate(blocks, ({ type }) => types.push(type));
  return types;
};

describe("parseTemplate on blocks", () => {
  test("reads title, sections, clauses and nested clauses", () => {
    const blocks = clean(`# Политика

## Общее {#general}

1. Первый. {#first} {норма: 152-ФЗ ст. 9 ч. 1; ст. 14 ч. 7 п. 4; ГК РФ ст. 438 п. 3}
   1. Вложенный.
1. Второй.

## Реквизиты {без номера}

Абзац.
`);
    expect(blocks).toEqual([
      { type: "title", children: [{ type: "text", text: "Политика" }], at: [0, 1, 1] },
      {
        type: "section",
        id: "general",
        numbered: true,
        children: [{ type: "text", text: "Общее" }],
        at: [0, 3, 1],
      },
      {
        type: "clause",
        id: "first",
        norms: [
          { law: "152-ФЗ", place: "ст. 9 ч. 1", at: [0, 5, 29] },
          { law: "152-ФЗ", place: "ст. 14 ч. 7 п. 4", at: [0, 5, 48] },
          { law: "ГК РФ", place: "ст. 438 п. 3", at: [0, 5, 66] },
        ],
        children: [
          { type: "paragraph", children: [{ type: "text", text: "Первый." }], at: [0, 5, 4] },
          {
            type: "clause",
            id: expect.stringMatching(/^clause-[0-9a-f]{8}$/),
            norms: [],
            children: [
              {
                type: "paragraph",
                children: [{ type: "text", text: "Вложенный." }],
                at: [0, 6, 7],
              },
            ],
            at: [0, 6, 4],
          },
        ],
        at: [0, 5, 1],
      },
      {
        type: "clause",
        id: expect.stringMatching(/^clause-[0-9a-f]{8}$/),
        norms: [],
        children: [
          { type: "paragraph", children: [{ type: "text", text: "Второй." }], at: [0, 7, 4] },
        ],
        at: [0, 7, 1],
      },
      {
        type: "section",
        id: expect.stringMatching(/^section-[0-9a-f]{8}$/),
        numbered: false,
        children: [{ type: "text", text: "Реквизиты" }],
        at: [0, 9, 1],
      },
      { type: "paragraph", children: [{ type: "text", text: "Абзац." }], at: [0, 11, 1] },
    ]);
  });

  test("ends a paragraph at a control line, which belongs to the item it is indented into", () => {
    const blocks = clean(`## А
1. Пункт
   @если a
   1. Внутри
   @конец
@если b
1. Рядом
@конец
- строка
  @если c
  - вложенная
  @конец
@страница
`);
    expect(blocks.map(({ type }) => type)).toEqual([
      "section",
      "clause",
      "choice",
      "list",
      "pageBreak",
    ]);
    const [, clause, , list] = blocks;
    expect(clause?.type === "clause" && clause.children.map(({ type }) => type)).toEqual([
      "paragraph",
      "choice",
    ]);
    expect(list?.type === "list" && list.items[0]?.map(({ type }) => type)).toEqual([
      "paragraph",
      "choice",
    ]);
  });

  test("reads branches and loops", () => {
    const [choice, loop] = clean(`@если a
Да.
@иначе если b
Может быть.
@иначе
Нет.
@конец
@для каждого цель из rows
{{цель.name}}
@конец
`);
    expect(choice).toMatchObject({
      type: "choice",
      branches: [
        { condition: { type: "flag", path: "a" } },
        { condition: { type: "flag", path: "b" } },
        { condition: null },
      ],
    });
    expect(loop).toMatchObject({ type: "loop", variable: "цель", path: "rows", at: [0, 8, 22] });
  });

  test("reads tables with and without a header, and a bar inside braces", () => {
    const [first, second] = clean(`| А | Б |
| --- | --- |
| {{a | указать: что}} | б |

текст

|  |  |
| --- | --- |
| {{a \\| указать: что}} | б |
`).filter(({ type }) => type === "table");
    const cell = { type: "fact", path: "a", hint: "что" };
    expect(first).toMatchObject({
      header: [[{ text: "А" }], [{ text: "Б" }]],
      rows: [[[cell], [{ text: "б" }]]],
    });
    expect(second).toMatchObject({ header: null, rows: [[[cell], [{ text: "б" }]]] });
  });

  test("reads requisites with rows and conditions", () => {
    const [block] = clean(`@реквизиты
- Оператор: {{owner.name}}
@если a
- Адрес: г. {{city}}: центр
@конец
@конец
`);
    expect(block).toMatchObject({
      type: "requisites",
      children: [
        { type: "requisite", label: "Оператор", value: [{ type: "fact", path: "owner.name" }] },
        {
          type: "choice",
          branches: [
            {
              children: [
                {
                  label: "Адрес",
                  value: [{ text: "г. " }, { path: "city" }, { text: ": центр" }],
                },
              ],
            },
          ],
        },
      ],
    });
  });

  test("inserts passages in place, with positions in their own file", () => {
    const { template } = parse("## А\n\n1. Раз.\n   @вставить внутри\n", {
      внутри: "1. Два.\n",
      лишний: "…",
    });
    expect(typesOf(template.blocks)).toEqual([
      "section",
      "clause",
      "paragraph",
      "clause",
      "paragraph",
    ]);
    expect(template.files).toEqual(["t.md", "content/clauses/внутри.md"]);
    const [, clause] = template.blocks;
    expect(clause?.type === "clause" && clause.children[1]).toMatchObject({ at: [1, 1, 1] });
  });
});

describe("parseTemplate on text", () => {
  const inlines = (source: string) => {
    const [block] = clean(source);
    return block?.type === "paragraph" ? block.children : [];
  };

  test("reads marks, facts, blanks, citations and references", () => {
    expect(
      inlines(
        "Слова **жирно *и косо*** [сайт](https://a.ru/б) {{a.b}} {{c | указать: дату}} {вписать: номер} {закон: 152-ФЗ ст. 9 ч. 1} {пункт: x-1} {раздел: y} [{{u}}]({{u}})",
      ),
    ).toMatchObject([
      { type: "text", text: "Слова " },
      {
        type: "strong",
        children: [{ text: "жирно " }, { type: "emphasis", children: [{ text: "и косо" }] }],
      },
      { text: " " },
      { type: "link", url: "https://a.ru/б", children: [{ text: "сайт" }] },
      { text: " " },
      { type: "fact", path: "a.b" },
      { text: " " },
      { type: "fact", path: "c", hint: "дату" },
      { text: " " },
      { type: "blank", hint: "номер" },
      { text: " " },
      { type: "citation", norm: { law: "152-ФЗ", place: "ст. 9 ч. 1" } },
      { text: " " },
      { type: "reference", to: "clause", id: "x-1" },
      { text: " " },
      { type: "reference", to: "section", id: "y" },
      { text: " " },
      { type: "factLink", path: "u", children: [{ type: "fact", path: "u" }] },
    ]);
  });

  test("reads no markup inside braces, which may continue on the next line", () => {
    expect(inlines("до {вписать: *номер* и _дату_\n   договора} после")).toMatchObject([
      { text: "до " },
      { type: "blank", hint: "*номер* и _дату_ договора" },
      { text: " после" },
    ]);
  });

  test("replaces escapes and character references with their characters", () => {
    expect(inlines("\\{\\{a\\}\\} \\*б\\* \\<в> &lt;г&gt; \\@если 5 < 6")).toEqual([
      { type: "text", text: "{{a}} *б* <в> <г> @если 5 < 6" },
    ]);
  });

  test("turns line breaks inside a paragraph into spaces and keeps non-breaking spaces", () => {
    expect(inlines("раз\nдва  три\u00a0четыре")).toEqual([
      { type: "text", text: "раз два три\u00a0четыре" },
    ]);
  });
});

test("the revision changes only with the template and the passages that it inserts", () => {
  const revision = (source: string, passages: Record<string, string>) =>
    parse(source, passages).template.revision;
  const first = revision("Т\n@вставить a\n", { a: "т", b: "т" });
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect(revision("Т\n@вставить a\n", { a: "т", b: "другое" })).toBe(first);
  expect(revision("Т\r\n@вставить a\r\n", { a: "т", b: "т" })).toBe(first);
  expect(revision("Т\n@вставить a\n", { a: "другое", b: "т" })).not.toBe(first);
  expect(revision("Т!\n@вставить a\n", { a: "т", b: "т" })).not.toBe(first);
});
