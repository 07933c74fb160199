import { describe, expect, test } from "vitest";
import { formatFinding } from "@/lib/engine/template/finding";
import type { TemplateBlock } from "@/lib/engine/template/nodes";
import { parseTemplate } from "@/lib/engine/template/parse-template";
import { walkTemplate } from "@/lib/engine/template/walk-template";

const parse = (source: string, passages: Record<string, string> = {}) =>
  parseTemplate(source, { file: "t.md", passages });

/** Findings as a lawyer sees them. */
const say = (source: string, passages?: Record<string, string>) =>
  parse(source, passages).findings.map(formatFinding);

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

describe("blocks", () => {
  test("title, sections, clauses and nested clauses", () => {
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
            id: "clause-2",
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
        id: "clause-3",
        norms: [],
        children: [
          { type: "paragraph", children: [{ type: "text", text: "Второй." }], at: [0, 7, 4] },
        ],
        at: [0, 7, 1],
      },
      {
        type: "section",
        id: "section-2",
        numbered: false,
        children: [{ type: "text", text: "Реквизиты" }],
        at: [0, 9, 1],
      },
      { type: "paragraph", children: [{ type: "text", text: "Абзац." }], at: [0, 11, 1] },
    ]);
  });

  test("a control line ends a paragraph and belongs to the item that it is indented into", () => {
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

  test("branches and loops", () => {
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

  test("tables: a header, none, and a bar inside braces", () => {
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

  test("requisites hold rows and conditions", () => {
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

  test("passages stand where they are inserted, with places in their own file", () => {
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

describe("words", () => {
  const inlines = (source: string) => {
    const [block] = clean(source);
    return block?.type === "paragraph" ? block.children : [];
  };

  test("marks, facts, blanks, citations and references", () => {
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

  test("what stands in braces is no markup and may break over lines", () => {
    expect(inlines("до {вписать: *номер* и _дату_\n   договора} после")).toMatchObject([
      { text: "до " },
      { type: "blank", hint: "*номер* и _дату_ договора" },
      { text: " после" },
    ]);
  });

  test("escapes and character references are their characters", () => {
    expect(inlines("\\{\\{a\\}\\} \\*б\\* \\<в> &lt;г&gt; \\@если 5 < 6")).toEqual([
      { type: "text", text: "{{a}} *б* <в> <г> @если 5 < 6" },
    ]);
  });

  test("line ends inside a paragraph are spaces, non-breaking spaces stay", () => {
    expect(inlines("раз\nдва  три\u00a0четыре")).toEqual([
      { type: "text", text: "раз два три\u00a0четыре" },
    ]);
  });
});

describe("findings", () => {
  test.each([
    [
      "## А\n\n1. Т\n\n@если есть owner.fone\n",
      "t.md:5:1 «@если» не закрыто: ниже нет «@конец» с тем же отступом.",
    ],
    [
      "Т\n@конец\n",
      "t.md:2:1 «@конец» без начала: выше нет «@если», «@для каждого» или «@реквизиты» с тем же отступом.",
    ],
    [
      "@елси a\nТ\n@конец\n",
      "t.md:1:1 Нет такой управляющей строки: «@елси». Чтобы начать строку со знака «@», поставьте перед ним «\\». Возможно, имелось в виду «@если».",
    ],
    [
      "@для кажого x из y\nТ\n@конец\n",
      "t.md:1:6 Повтор пишут так: «@для каждого цель из processing».",
    ],
    [
      "@вставить правa\n",
      "t.md:1:11 Нет отрывка «правa» в content/clauses. Возможно, имелось в виду «права».",
    ],
    ["@если a\nТ\n@конец b\n", "t.md:3:8 После «@конец» в строке ничего не пишут."],
    [
      "@если a\nТ\n@иначе\nТ\n@иначе\nТ\n@конец\n",
      "t.md:5:1 После «@иначе» может стоять только «@конец».",
    ],
    [
      "@для каждого x из y\nТ\n@иначе\nТ\n@конец\n",
      "t.md:3:1 «@иначе» не бывает внутри «@для каждого».",
    ],
    [
      "Т {закн: 152-ФЗ}\n",
      "t.md:1:4 Не понимаю «{закн}». В скобках пишут «закон», «норма», «пункт», «раздел», «вписать», «без номера» или «#имя»; чтобы напечатать скобку, поставьте перед ней «\\». Возможно, имелось в виду «закон».",
    ],
    ["Т {{}}\n", "t.md:1:5 Пустые скобки: внутри {{ }} стоит имя факта."],
    [
      "Т {{owner name}}\n",
      "t.md:1:5 «owner name» не похоже на имя факта: оно состоит из слов через точку, «owner.name».",
    ],
    [
      "Т {{a | телефон}}\n",
      "t.md:1:7 После черты пишут, что вписать, если факта нет: «{{owner.phone | указать: телефон}}».",
    ],
    [
      "Т {{owner.name т\n",
      "t.md:1:3 Скобка без пары. Чтобы напечатать её, поставьте перед ней «\\».",
    ],
    ["Т **т\n", "t.md:1:3 Звёздочка без пары. Чтобы напечатать её, поставьте перед ней «\\»."],
    [
      "Т {закон: 152-ФЗ ч. 1 ст. 9}\n",
      "t.md:1:11 В «ч. 1 ст. 9» порядок обратный: сначала статья, потом часть, потом пункт.",
    ],
    [
      "Т {закон: 152-ФЗ ст. 9 ч. первая}\n",
      "t.md:1:11 Не понимаю место «ст. 9 ч. первая»: пишите от большего к меньшему, «ст. 18.1 ч. 1 п. 2», номера через запятую, диапазон через «–».",
    ],
    ["Т {закон: ст. 9}\n", "t.md:1:11 Перед «ст. 9» не назван акт."],
    [
      "Т {закон: 152-ФЗ ст. 9; ст. 8}\n",
      "t.md:1:10 В одной ссылке «{закон: …}» называют один акт и одно место.",
    ],
    ["Т {норма: 152-ФЗ}\n", "t.md:1:4 Норма «{норма: …}» относится к пункту, а это не пункт."],
    [
      "## А\n\n1. Т {норма: 152-ФЗ} т.\n",
      "t.md:3:21 «{норма: …}», «{#имя}» и «{без номера}» стоят в самом конце, после точки.",
    ],
    [
      "## А {#clause-1}\n\nТ\n",
      "t.md:1:7 Имя «clause-1» занято: так называются пункты без своего имени.",
    ],
    [
      "## А {#Общее}\n\nТ\n",
      "t.md:1:7 Имя «Общее» не годится: оно состоит из строчных латинских букв, цифр и дефиса.",
    ],
    [
      "Т <b>т</b>\n",
      "t.md:1:3 Теги HTML запрещены: знак «<» как текст пишут «\\<».",
      "t.md:1:7 Теги HTML запрещены: знак «<» как текст пишут «\\<».",
    ],
    ["<div>\nТ\n</div>\n", "t.md:1:1 Теги HTML запрещены: знак «<» как текст пишут «\\<»."],
    ["![т](a.png)\n", "t.md:1:1 Картинок в документах нет."],
    ["`т`\n", "t.md:1:1 Обратные кавычки не нужны: кода в документах нет."],
    ["```\nт\n```\n", "t.md:1:1 Блоков кода в документах нет."],
    ["> т\n", "t.md:1:1 Цитат «>» в документах нет."],
    ["---\n", "t.md:1:1 Черты «---» в документах нет; новую страницу начинает «@страница»."],
    ["т  \nт\n", "t.md:1:2 Перенос строки внутри абзаца не делают: начните новый абзац."],
    [
      "[т](javascript:alert)\n",
      "t.md:1:5 Адрес «javascript:alert» не годится: ссылка начинается с https://, http://, mailto: или tel:, либо это один факт «{{links.offer}}».",
    ],
    ["### А\n", "t.md:1:1 Подзаголовков нет: «#» — название документа, «##» — раздел."],
    ["##А\n", "t.md:1:1 Строка похожа на заголовок: после «#» нужен пробел."],
    [
      "## А\n\n1. Т\n   2. т\n",
      "t.md:4:4 Строка похожа на пункт, но прочитана как продолжение абзаца: отделите её пустой строкой или выровняйте отступ.",
    ],
    [
      "## А\n\n1. Т\n 1. т\n",
      "t.md:4:2 Отступ не такой, как у соседей: вложенное выравнивают по первой букве текста, под который вкладывают.",
    ],
    ["## А\n\n1) Т\n", "t.md:3:1 Пункт начинают с «1.», а не с «1)»."],
    [
      "## А\n\n1. - т\n",
      "t.md:3:1 Пункт начинается с текста: управляющие строки, списки и таблицы идут после него.",
    ],
    [
      "## А\n\n1. Т\n   1. Т\n      1. Т\n",
      "t.md:5:7 Пункты глубже «3.2.1» не делают: разбейте пункт на несколько.",
    ],
    ["- т\n  1. т\n", "t.md:2:3 Пункты с номерами не могут стоять внутри маркированного списка."],
    [
      "| А |\n| --- |\n@если a\n| б |\n@конец\n",
      "t.md:1:1 В таблице нет ни одной строки.",
      "t.md:4:1 Строка таблицы без шапки: повторите над ней шапку и строку «|---|---|»; таблицы подряд с одной шапкой станут одной.",
    ],
    ["| А | Б |\n| --- | --- |\n| б |\n", "t.md:3:1 В строке ячеек: 1, а в шапке: 2."],
    [
      "@реквизиты\n- Имя\n@конец\n",
      "t.md:2:1 Строка реквизитов пишется так: «- Название: значение».",
    ],
    [
      "@реквизиты\nТ\n@конец\n",
      "t.md:2:1 Внутри «@реквизиты» стоит список «- Название: значение».",
    ],
    [
      "Т [указать: что]\n",
      "t.md:1:3 Пропуск пишут «{вписать: что}»: иначе он не попадёт в список «Что осталось вписать».",
    ],
  ])("%j", (source, ...expected) => {
    expect(say(source, { права: "Т" })).toEqual(expected);
  });

  test("a passage that inserts itself, and one that is wrong in two places", () => {
    expect(
      say("@вставить a\n@вставить b\n@вставить b\n", { a: "т\n@вставить a\n", b: "<b>т\n" }),
    ).toEqual([
      "content/clauses/a.md:2:11 Отрывок «a» вставляет сам себя.",
      "content/clauses/b.md:1:1 Теги HTML запрещены: знак «<» как текст пишут «\\<».",
    ]);
  });

  test("places are right after Windows line ends and in deep containers", () => {
    expect(say("# А\r\n\r\n## Б\r\n\r\n1. Т\r\n\r\n   - т {{a b}}\r\n")).toEqual([
      "t.md:7:10 «a b» не похоже на имя факта: оно состоит из слов через точку, «owner.name».",
    ]);
  });
});

test("the revision changes with the template and with what it inserts, and with nothing else", () => {
  const revision = (source: string, passages: Record<string, string>) =>
    parse(source, passages).template.revision;
  const first = revision("Т\n@вставить a\n", { a: "т", b: "т" });
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect(revision("Т\n@вставить a\n", { a: "т", b: "другое" })).toBe(first);
  expect(revision("Т\r\n@вставить a\r\n", { a: "т", b: "т" })).toBe(first);
  expect(revision("Т\n@вставить a\n", { a: "другое", b: "т" })).not.toBe(first);
  expect(revision("Т!\n@вставить a\n", { a: "т", b: "т" })).not.toBe(first);
});
