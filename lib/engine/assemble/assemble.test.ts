import { describe, expect, test } from "vitest";
import { DomainError } from "@/lib/core/errors";
import { openSource, outline } from "@/lib/engine/assemble/from-source";
import { MissingAnswers } from "@/lib/engine/assemble/missing-answers";
import type { Inline } from "@/lib/engine/tree/document";
import { walkInlines } from "@/lib/engine/tree/walk";

const n = "{норма: 152-ФЗ}";

describe("conditions and loops", () => {
  const branches = "@если flag\nА\n@иначе если other\nБ\n@иначе\nВ\n@конец\n";
  test.each([
    [{ flag: true, other: true }, "А"],
    [{ other: true }, "Б"],
    [{ flag: false }, "В"],
  ])("the first branch that holds: %j", (facts, expected) => {
    expect(outline(branches, facts)).toEqual([expected]);
  });

  test.each([
    ["есть phone", { phone: "1" }, { phone: " " }],
    ["есть texts", { texts: ["а"] }, { texts: [] }],
    ["есть rows", { rows: [{}] }, {}],
    ["flag", { flag: true }, { flag: false }],
    ['kind = "person"', { kind: "person" }, { kind: "company" }],
    ['kind ≠ "person"', {}, { kind: "person" }],
    ['choices содержит "a"', { choices: ["b", "a"] }, { choices: ["b"] }],
    ['texts содержит "а"', { texts: ["а"] }, { texts: ["а б"] }],
    ["flag и не other", { flag: true }, { flag: true, other: true }],
    ["(flag или other) и есть phone", { other: true, phone: "1" }, { phone: "1" }],
  ])("%s: %j, not %j", (condition, yes, no) => {
    const source = `@если ${condition}\nДа\n@иначе\nНет\n@конец\n`;
    expect(outline(source, yes)).toEqual(["Да"]);
    expect(outline(source, no)).toEqual(["Нет"]);
  });

  test("loops over rows, texts and choices, one in another", () => {
    expect(
      outline(
        `@для каждого р из rows
1. {{р.title}} ${n}

   @для каждого ч из р.parts
   - {{р.title}}: {{ч}}
   @конец
   @для каждого в из р.inner
   @если есть в.title
   - {{в.title}}
   @конец
   @конец
@конец
@для каждого в из choices
- {{в}}
@конец
`,
        {
          rows: [
            { title: "А", parts: ["1", "2"], inner: [{ title: "x" }, {}] },
            { title: "Б", parts: [] },
          ],
          choices: ["b", "a"],
        },
      ),
    ).toEqual([
      "1.1 А",
      "  - А: 1;",
      "  - А: 2;",
      "  - x.",
      "1.2 Б",
      "- второй, лучший;",
      "- первый.",
    ]);
  });

  test("clauses of a loop have ids of their own", () => {
    const tree = openSource(`# Н\n## Р\n@для каждого р из rows\n1. {{р.title}} ${n}\n@конец\n`)({
      rows: [{ title: "А" }, { title: "Б" }],
    });
    expect(tree.blocks.flatMap((block) => (block.type === "clause" ? [block.id] : []))).toEqual([
      "clause-1-1",
      "clause-1-2",
    ]);
  });
});

describe("an optional fact that was not given removes the smallest thing around it", () => {
  test.each([
    ["a paragraph", "А {{phone}}\n\nБ\n", ["Б"]],
    ["a line of a list", "- А\n- Б {{phone}}\n- В\n", ["- А;", "- В."]],
    ["a row of a table", "| А |\n| --- |\n| {{phone}} |\n| Б |\n", ["| А", "| Б"]],
    ["a row of requisites", "@реквизиты\n- Т: {{phone}}\n- А: а\n@конец\n", ["А: а"]],
    ["a clause with all it holds", `1. А {{phone}} ${n}\n   1. Б\n1. В ${n}\n`, ["1.1 В"]],
    ["a paragraph inside a clause", `1. А ${n}\n\n   Б {{phone}}\n\n   В\n`, ["1.1 А", "  В"]],
    ["a paragraph inside a line", "- А\n\n  Б {{phone}}\n- В\n", ["- А;", "- В."]],
    ["inside strong and links", "**А *{{phone}}***\n\n[А {{phone}}](https://a.ru)\n\nБ\n", ["Б"]],
    ["the address of a link", "[А]({{url}})\n\nБ\n", ["Б"]],
    ["a list and what announces it", "Телефоны:\n\n- {{phone}}\n\nБ\n", ["Телефоны:", "Б"]],
    [
      "a whole clause that announces nothing",
      `1. Вправе: ${n}\n   - {{phone}}\n1. Б ${n}\n`,
      ["1.1 Б"],
    ],
    ["a line that announces nothing", "- А:\n  - {{phone}}\n- Б\n", ["- Б."]],
    ["everything", `1. Вправе: ${n}\n   1. А:\n      - {{phone}}\n\nБ\n`, ["Б"]],
  ])("%s", (_, source, expected) => expect(outline(source, {})).toEqual(expected));

  test("words that announce go only at the end of what they stand in", () => {
    expect(outline("Телефоны:\n\n- {{phone}}\n", {})).toEqual([]);
    expect(outline("Телефоны:\n\n- {{phone}}\n", { phone: "1:" })).toEqual(["Телефоны:", "- 1:"]);
    expect(outline("{{phone}}\n", { phone: "Звоните:" })).toEqual(["Звоните:"]);
  });

  test("sections left empty go, numbers close up, page breaks with them", () => {
    const tree = openSource(`# Н
## А
Т {{phone}}
@страница
## Б
Т
@страница
## В
@если flag
Т
@конец
@страница
`);
    expect(tree({}).blocks).toMatchObject([
      { level: 1 },
      { level: 2, number: "1", children: [{ text: "Б" }] },
      { type: "paragraph" },
    ]);
    expect(tree({ flag: true, phone: "1" }).blocks.map(({ type }) => type)).toEqual([
      "heading",
      "heading",
      "paragraph",
      "pageBreak",
      "heading",
      "paragraph",
      "pageBreak",
      "heading",
      "paragraph",
    ]);
  });
});

describe("blanks and required facts", () => {
  test("a hint is a blank in every mode, a required fact only in a preview", () => {
    const source = "Т {{phone | указать: номер}} {{name}} {вписать: дату}\n";
    expect(outline(source, { site: "s" })).toEqual([
      "Т [указать: номер] [указать: имя владельца] [указать: дату]",
    ]);
    expect(outline(source, { name: "ООО" }, "final")).toEqual([
      "Т [указать: номер] ООО [указать: дату]",
    ]);
  });

  test("a final document names every required fact that is missing, once a field", () => {
    const final = openSource(`# {{name}}
## Р
А {{site}}, {{name}}

@для каждого р из rows
- {{р.title}}
@конец
`);
    let refusal: unknown;
    try {
      final({ rows: [{}, { title: "А" }] }, "final");
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(MissingAnswers);
    expect(refusal).toBeInstanceOf(DomainError);
    expect(refusal).toMatchObject({
      code: "VALIDATION",
      message: "Чтобы составить документ, укажите: имя владельца, адрес сайта, название строки.",
      fieldErrors: {
        companyName: ["Укажите имя владельца"],
        websiteUrl: ["Укажите адрес сайта"],
        processingPurposes: ["Укажите название строки"],
      },
    });
  });

  test("what is not in the document, or was removed from it, asks for nothing", () => {
    const source = `@если flag\n{{name}}\n@конец\n\n- {{name}} {{phone}}\n- А\n`;
    expect(outline(source, {}, "final")).toEqual(["- А."]);
    expect(() => outline(source, { flag: true }, "final")).toThrow(MissingAnswers);
    expect(() => outline(source, { phone: "1" }, "final")).toThrow(MissingAnswers);
  });
});

describe("values", () => {
  const values = (source: string, facts: Parameters<typeof outline>[1]) => {
    const found: Inline[] = [];
    walkInlines(openSource(`# Н\n## Р\n${source}`)(facts).blocks, (inline) => found.push(inline));
    return found.slice(2);
  };

  test("each value keeps the field that it came from", () => {
    expect(values("{{name}} {{address}}", { name: "ООО", address: "д. 1" })).toEqual([
      { type: "value", field: "companyName", text: "ООО" },
      { type: "text", text: " " },
      { type: "value", field: "address", text: "д. 1" },
    ]);
    expect(
      values("@для каждого р из rows\n{{р.title}}\n@конец\n", { rows: [{ title: "А" }] }),
    ).toEqual([{ type: "value", field: "processingPurposes", text: "А" }]);
    expect(values("{{phone | указать: номер}}", {})).toEqual([
      { type: "blank", hint: "номер", field: "phone" },
    ]);
  });

  test("options are printed by their labels, several are separated by what is in none of them", () => {
    expect(
      outline("{{kind}}: {{choices}}: {{texts}}\n", {
        kind: "person",
        choices: ["a", "b"],
        texts: ["x", "y"],
      }),
    ).toEqual(["человек: первый; второй, лучший: x, y"]);
  });

  test("an address given by the owner is a link only when it is one", () => {
    const link = (url: string) => values("[сайт]({{url}})", { url });
    expect(link("https://пример.рф/путь")[0]).toMatchObject({
      type: "link",
      url: "https://xn--e1afmkfd.xn--p1ai/%D0%BF%D1%83%D1%82%D1%8C",
    });
    for (const url of ["javascript:alert(1)", "data:text/html,x", "просто текст"]) {
      expect(link(url)).toEqual([{ type: "text", text: "сайт" }]);
    }
  });
});

describe("joining", () => {
  test("neighbouring lists, and neighbouring tables with one header", () => {
    expect(
      outline(
        `- А
@если flag
- Б
@конец
- В

| x | y |
| --- | --- |
| 1 | 2 |

@если flag
| x | y |
| --- | --- |
| 3 | 4 |

@конец
| x | z |
| --- | --- |
| 5 | 6 |

|  |  |
| --- | --- |
| 7 | 8 |

|  |  |
| --- | --- |
| 9 | 0 |
`,
        { flag: true },
      ),
    ).toEqual([
      "- А;",
      "- Б;",
      "- В.",
      "| x | y",
      "| 1 | 2",
      "| 3 | 4",
      "| x | z",
      "| 5 | 6",
      "| 7 | 8",
      "| 9 | 0",
    ]);
  });
});

describe("numbers, references and acts", () => {
  test("sections, clauses and nested clauses, without gaps; unnumbered sections take none", () => {
    const tree = openSource(`# Н
## А
1. а ${n}
@если flag
1. б ${n}
@конец
1. в ${n}
   1. г
   @если flag
   1. д
   @конец
   1. е
## Б {без номера}
Т
## В
1. ж ${n}
`)({});
    const numbers: (string | null)[] = [];
    for (const block of tree.blocks) {
      if (block.type === "heading") numbers.push(block.number);
      if (block.type !== "clause") continue;
      numbers.push(block.number);
      for (const inner of block.children) if (inner.type === "clause") numbers.push(inner.number);
    }
    expect(numbers).toEqual([null, "1", "1.1", "1.2", "1.2.1", "1.2.2", null, "2", "2.1"]);
  });

  test("references print the number of their target, before and after it", () => {
    expect(
      outline(`1. А, {пункт: two}, {пункт: in}, **{раздел: r}** ${n}
1. Б {#two} ${n}
   1. Г {пункт: two} {#in}
`),
    ).toEqual(["1.1 А, 1.2, 1.2.1, 1", "1.2 Б", "  1.2.1 Г 1.2"]);
  });

  test("a reference to what is gone leads to where it stood, else goes with what is around it", () => {
    const source = (target: string) => `# Н
## А {#a}
${target}
1. Ссылка на {пункт: one} ${n}
1. Ссылка на {пункт: two} ${n}
## Б
1. Второй {{phone}} {#two} ${n}
`;
    const { blocks } = openSource(
      source(`1. Внешний {#outer} ${n}\n   1. Первый {{phone}} {#one}`),
    )({});
    expect(blocks.filter(({ type }) => type === "heading")).toHaveLength(2);
    const clauses = blocks.flatMap((block) => (block.type === "clause" ? [block] : []));
    expect(clauses).toHaveLength(2);
    expect(clauses[1]).toMatchObject({
      number: "1.2",
      children: [{ children: [{ text: "Ссылка на\u00a0" }, { target: "outer", text: "1.1" }] }],
    });
  });

  test("what goes with a lost reference may be referred to itself", () => {
    expect(
      outline(
        `@если flag
1. А {#one} ${n}
@конец
1. Б {#two} ${n}
`,
        {},
      ),
    ).toEqual(["1.1 Б"]);
    const tree = openSource(`# Н
## А
1. Б: {раздел: gone} {#two} ${n}
1. В: {пункт: two} ${n}
1. Г ${n}
## Исчезнет {#gone}
Т {{phone}}
`)({});
    expect(tree.blocks.filter(({ type }) => type === "clause")).toMatchObject([
      // «В» falls back on the section that held the clause which is gone.
      { number: "1.1", children: [{ children: [{ text: "В: " }, { text: "1" }] }] },
      { number: "1.2" },
    ]);
  });

  test("acts are worded, norms are kept, and every act cited is listed in the order of the laws", () => {
    const tree = openSource(`# Н
## А
1. По {закон: 152-ФЗ ст. 9 ч. 1} и требованиям {закон: ГК РФ}. {норма: 152-ФЗ ст. 9 ч. 1; ст. 7}
`)({});
    expect(tree.blocks[2]).toEqual({
      type: "clause",
      id: "clause-1",
      number: "1.1",
      norms: [
        { law: "152-ФЗ", place: "ст. 9 ч. 1" },
        { law: "152-ФЗ", place: "ст. 7" },
      ],
      children: [
        {
          type: "paragraph",
          children: [
            { type: "text", text: "По\u00a0" },
            {
              type: "lawReference",
              norm: { law: "152-ФЗ", place: "ст. 9 ч. 1" },
              text: "ч.\u00a01 ст.\u00a09 Закона о\u00a0персональных данных",
            },
            { type: "text", text: " и\u00a0требованиям " },
            {
              type: "lawReference",
              norm: { law: "ГК РФ", place: "" },
              text: "Гражданского кодекса РФ",
            },
            { type: "text", text: "." },
          ],
        },
      ],
    });
    expect(tree.laws).toEqual([
      {
        key: "152-ФЗ",
        title: "Федеральный закон «О персональных данных»",
        edition: "в редакции от 24.06.2025",
        checked: "2026-11-21",
        url: "https://example.ru/",
      },
      { key: "ГК РФ", title: "Гражданский кодекс", edition: "часть первая", checked: "2026-11-20" },
    ]);
    expect(openSource("# Н\n## А\nТ\n")({}).laws).toEqual([]);
  });

  test("a nested clause without norms has those of the clause around it", () => {
    const tree = openSource(`# Н\n## А\n1. А {норма: 152-ФЗ ст. 1}\n   1. Б\n`)({});
    expect(tree.blocks[2]).toMatchObject({
      children: [{}, { type: "clause", norms: [{ law: "152-ФЗ", place: "ст. 1" }] }],
    });
  });
});

test("the tree says what it is, and is the same for the same input", () => {
  const open = openSource("# Политика {{name}}\n## А\nТ\n");
  const tree = open({ name: "ООО «Ромашка»" }, "final");
  expect(tree).toMatchObject({
    version: 1,
    documentType: "privacy",
    title: "Политика ООО «Ромашка»",
    date: "2026-11-21",
    revision: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(open({ name: "ООО «Ромашка»" }, "final")).toEqual(tree);
});
