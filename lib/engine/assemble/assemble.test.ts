import { describe, expect, test } from "vitest";
import { openSource, outline } from "@/tests/support/documents/template-source";

const n = "{норма: 152-ФЗ}";

describe("numbers, references and acts", () => {
  test("numbers sections, clauses and nested clauses without gaps, but no unnumbered section", () => {
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

  test("prints the number of a reference's target, before and after the target", () => {
    expect(
      outline(`1. А, {пункт: two}, {пункт: in}, **{раздел: r}** ${n}
1. Б {#two} ${n}
   1. Г {пункт: two} {#in}
`),
    ).toEqual(["1.1 А, 1.2, 1.2.1, 1", "1.2 Б", "  1.2.1 Г 1.2"]);
  });

  test("moves a reference to a removed clause to the clause around it, or removes the referring clause", () => {
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

  test("removes a clause whose reference has no target and redirects references to that clause", () => {
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

  test("writes references to acts in words, keeps norms and lists the cited acts with their editions", () => {
    const tree = openSource(`# Н
## А
1. По {закон: 152-ФЗ ст. 9 ч. 1} и требованиям {закон: ГК РФ}. {норма: 152-ФЗ ст. 9 ч. 1; ст. 7}
`)({});
    expect(tree.blocks[2]).toEqual({
      type: "clause",
      id: expect.stringMatching(/^clause-[0-9a-f]{8}$/),
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
              text: "ч.\u00a01\u00a0ст.\u00a09 Закона о\u00a0персональных данных",
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
      // Read in part: said with the act, so that its reader checks it.
      {
        key: "ГК РФ",
        title: "Гражданский кодекс",
        edition: "часть первая",
        checked: "2026-11-20",
        status: "secondary",
      },
    ]);
    expect(openSource("# Н\n## А\nТ\n")({}).laws).toEqual([]);
  });

  test("gives a nested clause without norms those of the clause around it", () => {
    const tree = openSource(`# Н\n## А\n1. А {норма: 152-ФЗ ст. 1}\n   1. Б\n`)({});
    expect(tree.blocks[2]).toMatchObject({
      children: [{}, { type: "clause", norms: [{ law: "152-ФЗ", place: "ст. 1" }] }],
    });
  });
});

test("a tree has version, type, title, date and revision, and is equal for equal input", () => {
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
