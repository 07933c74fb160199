import { expect, test } from "vitest";
import { walkBlocks } from "@/lib/engine/tree/walk";
import { writeText } from "@/lib/engine/writers/text";
import { openSource } from "@/tests/support/documents/template-source";

const source = `# Набор

## О наборе {#about}

1. Слова. {норма: 152-ФЗ ст. 9 ч. 1}

@для каждого р из rows
@страница
## Часть: {{р.title}}

1. О чём: {{р.note}}. {норма: 152-ФЗ ст. 9 ч. 1}
1. Ещё. {норма: 152-ФЗ ст. 9 ч. 1}
@конец

## Конец {#end}

1. Смотрите раздел {раздел: about}. {норма: 152-ФЗ ст. 9 ч. 1}
`;

test("a loop repeats sections, each with its own number, page break and clauses", () => {
  const tree = openSource(source)({ rows: [{ title: "А", note: "одно" }, { title: "Б" }] });
  expect(
    writeText(tree)
      .replace(/\u00a0/g, " ")
      .split(/\n+/),
  ).toEqual([
    "Набор",
    "1. О наборе",
    "1.1. Слова.",
    "2. Часть: А",
    "2.1. О чём: одно.",
    "2.2. Ещё.",
    "3. Часть: Б",
    "3.1. Ещё.",
    "4. Конец",
    "4.1. Смотрите раздел 1.",
    "",
  ]);
  expect(tree.blocks.filter(({ type }) => type === "pageBreak")).toHaveLength(2);
});

test("repeated sections and clauses have unique ids", () => {
  const tree = openSource(source)({
    rows: [
      { title: "А", note: "о" },
      { title: "Б", note: "о" },
    ],
  });
  const ids: string[] = [];
  walkBlocks(tree.blocks, (block) => {
    if (block.type === "heading" || block.type === "clause") ids.push(block.id);
  });
  expect(new Set(ids).size).toBe(ids.length);
});

test("a loop without rows writes no sections and no page breaks", () => {
  const tree = openSource(source)({ rows: [] });
  expect(tree.blocks.some(({ type }) => type === "pageBreak")).toBe(false);
  expect(writeText(tree)).toContain("2. Конец");
});
