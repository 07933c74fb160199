import { describe, expect, test } from "vitest";
import { DomainError } from "@/lib/core/errors";
import { MissingAnswers } from "@/lib/engine/assemble/missing-answers";
import type { Inline } from "@/lib/engine/tree/document";
import { walkInlines } from "@/lib/engine/tree/walk";
import { openSource, outline } from "@/tests/support/documents/template-source";

const n = "{норма: 152-ФЗ}";

describe("conditions and loops", () => {
  const branches = "@если flag\nА\n@иначе если other\nБ\n@иначе\nВ\n@конец\n";
  test.each([
    [{ flag: true, other: true }, "А"],
    [{ other: true }, "Б"],
    [{ flag: false }, "В"],
  ])("takes the first branch whose condition is true: %j", (facts, expected) => {
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
  ])("the condition %s is true for %j, false for %j", (condition, yes, no) => {
    const source = `@если ${condition}\nДа\n@иначе\nНет\n@конец\n`;
    expect(outline(source, yes)).toEqual(["Да"]);
    expect(outline(source, no)).toEqual(["Нет"]);
  });

  test.each<[string, Record<string, boolean>, string]>([
    ["asked", {}, "[указать: ответили ли]"],
    ["asked", { asked: true }, "Да"],
    ["asked", { asked: false }, "Нет"],
    ["не asked", {}, "[указать: ответили ли]"],
    ["asked или flag", { flag: true }, "Да"],
    ["asked или flag", {}, "[указать: ответили ли]"],
    ["asked и flag", { flag: false }, "Нет"],
    ["asked и flag", { flag: true }, "[указать: ответили ли]"],
  ])(
    "the condition %s with %j: an unanswered question that decides leaves a blank",
    (condition, facts, expected) => {
      const source = `@если ${condition}\nДа\n@иначе\nНет\n@конец\n`;
      expect(outline(source, facts)).toEqual([expected]);
    },
  );

  test("a final document is rejected when a condition has no answer", () => {
    const source = "@если asked\nДа\n@иначе\nНет\n@конец\n";
    expect(() => outline(source, {}, "final")).toThrow(MissingAnswers);
  });

  test("repeats a loop for rows, texts and choices, also nested", () => {
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

  test("gives each clause repeated by a loop its own id", () => {
    const tree = openSource(`# Н\n## Р\n@для каждого р из rows\n1. {{р.title}} ${n}\n@конец\n`)({
      rows: [{ title: "А" }, { title: "Б" }],
    });
    const ids = tree.blocks.flatMap((block) => (block.type === "clause" ? [block.id] : []));
    expect(ids).toEqual([
      expect.stringMatching(/^clause-[0-9a-f]{8}\.1$/),
      expect.stringMatching(/^clause-[0-9a-f]{8}\.2$/),
    ]);
  });
});

describe("a missing optional fact", () => {
  test.each([
    ["a paragraph", "А {{phone}}\n\nБ\n", ["Б"]],
    ["a line of a list", "- А\n- Б {{phone}}\n- В\n", ["- А;", "- В."]],
    ["a row of a table", "| А |\n| --- |\n| {{phone}} |\n| Б |\n", ["| А", "| Б"]],
    ["a row of requisites", "@реквизиты\n- Т: {{phone}}\n- А: а\n@конец\n", ["А: а"]],
    ["a clause with everything in it", `1. А {{phone}} ${n}\n   1. Б\n1. В ${n}\n`, ["1.1 В"]],
    ["a paragraph inside a clause", `1. А ${n}\n\n   Б {{phone}}\n\n   В\n`, ["1.1 А", "  В"]],
    ["a paragraph inside a line", "- А\n\n  Б {{phone}}\n- В\n", ["- А;", "- В."]],
    [
      "a paragraph with the fact in strong text or in a link",
      "**А *{{phone}}***\n\n[А {{phone}}](https://a.ru)\n\nБ\n",
      ["Б"],
    ],
    ["a paragraph with the fact in the address of a link", "[А]({{url}})\n\nБ\n", ["Б"]],
    [
      "a list, but not its introduction when other text follows",
      "Телефоны:\n\n- {{phone}}\n\nБ\n",
      ["Телефоны:", "Б"],
    ],
    [
      "a clause whose introduction is followed by nothing",
      `1. Вправе: ${n}\n   - {{phone}}\n1. Б ${n}\n`,
      ["1.1 Б"],
    ],
    ["a line whose introduction is followed by nothing", "- А:\n  - {{phone}}\n- Б\n", ["- Б."]],
    [
      "a clause whose nested clause is removed too",
      `1. Вправе: ${n}\n   1. А:\n      - {{phone}}\n\nБ\n`,
      ["Б"],
    ],
  ])("removes %s", (_, source, expected) => expect(outline(source, {})).toEqual(expected));

  test("an introduction followed by nothing is removed, unless an answer ends it with the colon", () => {
    expect(outline("Телефоны:\n\n- {{phone}}\n", {})).toEqual([]);
    expect(outline("Телефоны:\n\n- {{phone}}\n", { phone: "1:" })).toEqual(["Телефоны:", "- 1:"]);
    expect(outline("{{phone}}\n", { phone: "Звоните:" })).toEqual(["Звоните:"]);
  });

  test("empty sections are removed with their page breaks, and numbers stay without gaps", () => {
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
  test("a hint becomes a blank in every mode, a missing required fact only in a preview", () => {
    const source = "Т {{phone | указать: номер}} {{name}} {вписать: дату}\n";
    expect(outline(source, { site: "s" })).toEqual([
      "Т [указать: номер] [указать: имя владельца] [указать: дату]",
    ]);
    expect(outline(source, { name: "ООО" }, "final")).toEqual([
      "Т [указать: номер] ООО [указать: дату]",
    ]);
  });

  test("a final document is rejected with every missing required fact, each field once", () => {
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
        name: ["Укажите имя владельца"],
        site: ["Укажите адрес сайта"],
        rows: ["Укажите название строки"],
      },
    });
  });

  test("a required fact in a removed part is not asked for", () => {
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

  test("each value and blank keeps the field that it came from", () => {
    expect(values("{{name}} {{address}}", { name: "ООО", address: "д. 1" })).toEqual([
      { type: "value", field: "name", text: "ООО" },
      { type: "text", text: " " },
      { type: "value", field: "address", text: "д. 1" },
    ]);
    expect(
      values("@для каждого р из rows\n{{р.title}}\n@конец\n", { rows: [{ title: "А" }] }),
    ).toEqual([{ type: "value", field: "rows", text: "А" }]);
    expect(values("{{phone | указать: номер}}", {})).toEqual([
      { type: "blank", hint: "номер", field: "phoneNumber" },
    ]);
  });

  test("prints labels of options, with a separator that no label contains", () => {
    expect(
      outline("{{kind}}: {{choices}}: {{texts}}\n", {
        kind: "person",
        choices: ["a", "b"],
        texts: ["x", "y"],
      }),
    ).toEqual(["человек: первый; второй, лучший: x, y"]);
  });

  test("makes a link of an owner's address only when it is a web address", () => {
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
  test("joins neighbouring lists, and neighbouring tables with the same header", () => {
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
