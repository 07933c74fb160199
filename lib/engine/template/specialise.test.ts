import fc from "fast-check";
import { expect, test } from "vitest";
import { assemble } from "@/lib/engine/assemble/assemble";
import type { Condition, TemplateBlock } from "@/lib/engine/template/language/nodes";
import { specialiseTemplate } from "@/lib/engine/template/specialise";
import { arbitraryShape, fill } from "@/tests/support/documents/arbitrary-facts";
import { openTemplate, testLaws, testVocabulary } from "@/tests/support/documents/template-source";

const text = (...lines: string[]) => ["# Название", "## Начало", "Т", ...lines].join("\n");
const blocksOf = (...lines: string[]) =>
  specialiseTemplate(openTemplate(text(...lines)).template, "kind", "company").blocks.slice(3);

test("specialiseTemplate replaces a condition that is always true with its branch and removes a false one", () => {
  const branches = ['@если kind = "company"', "А", "@иначе", "Б", "@конец"];
  expect(blocksOf(...branches)).toMatchObject([{ type: "paragraph", children: [{ text: "А" }] }]);
  expect(blocksOf('@если kind = "person"', "А", "@конец")).toEqual([]);
});

test("specialiseTemplate removes branches after one that is always taken and keeps those before it", () => {
  const [choice] = blocksOf(
    ...["@если flag", "А", '@иначе если kind ≠ "person"', "Б", "@иначе", "В", "@конец"],
  );
  expect(choice).toMatchObject({
    type: "choice",
    branches: [
      { condition: { type: "flag", path: "flag" }, children: [{ children: [{ text: "А" }] }] },
      { condition: null, children: [{ children: [{ text: "Б" }] }] },
    ],
  });
  expect((choice as Extract<TemplateBlock, { type: "choice" }>).branches).toHaveLength(2);
});

test.each([
  ['kind = "company" и flag', { type: "flag" }],
  ['kind = "person" или flag', { type: "flag" }],
  ['flag и (other или kind = "person")', { type: "and", parts: [{}, { type: "flag" }] }],
  ['не (kind = "company" и flag)', { type: "not", part: { type: "flag" } }],
  ["flag и есть kind", { type: "and", parts: [{}, { type: "given" }] }],
])(
  "specialiseTemplate keeps only the part of «%s» that the option does not decide",
  (condition, expected) => {
    const [choice] = blocksOf(`@если ${condition}`, "А", "@конец");
    const [branch] = (choice as { branches: { condition: Condition }[] }).branches;
    expect(branch?.condition).toMatchObject(expected);
  },
);

test("specialiseTemplate decides conditions inside clauses, requisites and loops", () => {
  const inside = ['@если kind = "person"', "- Б: {{name}}", "@иначе", "- В: {{name}}", "@конец"];
  const indented = inside.map((line) => `   ${line}`);
  const { template } = openTemplate(
    text(
      "1. П {{name}}: {норма: 152-ФЗ}",
      ...["", "   @реквизиты", ...indented, "   @конец"],
      ...["", "@для каждого т из texts", "1. {{т}} {норма: 152-ФЗ}", ...indented, "@конец"],
    ),
  );
  const printed = JSON.stringify(specialiseTemplate(template, "kind", "company"));
  expect(printed).toContain("В");
  expect(printed).not.toContain('"Б');
  expect(printed).not.toContain('"kind"');
});

test("a specialised template gives the same document as the whole one", () => {
  const { template } = openTemplate(
    text(
      '@если kind = "company" и flag',
      "1. А {{phone}} {#a} {норма: 152-ФЗ}",
      '@иначе если asked или kind ≠ "company"',
      "1. Б {{name}} {#b} {норма: 152-ФЗ}",
      "@иначе",
      "Текст {{address}}",
      "@конец",
      "@для каждого р из rows",
      '@если kind = "person"',
      "1. {{р.title}} {норма: 152-ФЗ}",
      "@иначе если flag",
      "1. {{р.note}} {норма: ГК РФ}",
      "@конец",
      "@конец",
    ),
  );
  const options = {
    date: "2026-11-21",
    mode: "preview" as const,
    laws: testLaws,
    vocabulary: testVocabulary,
  };
  fc.assert(
    fc.property(arbitraryShape, fc.constantFrom("company", "person"), (shape, kind) => {
      const facts = { ...fill(shape, ["слово"]), kind };
      expect(assemble(specialiseTemplate(template, "kind", kind), facts, options)).toEqual(
        assemble(template, facts, options),
      );
    }),
    { numRuns: 60 },
  );
});
