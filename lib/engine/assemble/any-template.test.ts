// @module-tag slow
import fc from "fast-check";
import { expect, test } from "vitest";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { walkBlocks, walkInlines } from "@/lib/engine/tree/walk";
import { anyCharacter } from "@/tests/support/arbitrary-text";
import { arbitraryShape, fill } from "@/tests/support/documents/arbitrary-facts";
import { openSource, parseSource } from "@/tests/support/documents/template-source";

const pieces = [
  "## Раздел",
  "## Раздел {#a}",
  "## Раздел {без номера}",
  "1. Пункт {{name}} {норма: 152-ФЗ ст. 9}",
  "1. Пункт: {#b} {норма: 152-ФЗ}",
  "1. Пункт {{phone}} {#c} {норма: ГК РФ}",
  "1. {пункт: b} {раздел: a} {норма: 152-ФЗ}",
  "1. {пункт: c} {закон: ГК РФ ст. 1}",
  "- строка",
  "- {{phone}}:",
  "- **{{address | указать: адрес}}** {вписать: что}",
  "Текст {{site}}",
  "Текст: ",
  "[сайт]({{url}})",
  "| А | Б |\n| --- | --- |\n| {{phone}} | б |",
  "@если flag",
  "@если есть phone и не other",
  "@иначе",
  '@иначе если kind = "company"',
  "@для каждого р из rows",
  "@для каждого т из texts",
  "1. {{р.title}} {норма: 152-ФЗ}",
  "- {{т}}",
  "@реквизиты",
  "- Имя: {{name}}",
  "@вставить отрывок",
  "@страница",
  "@конец",
  "@конец",
  "@конец",
  "",
  "",
];
const passages = { отрывок: "1. Отрывок {{address}} {норма: 152-ФЗ}\n\n   - строка\n" };

const line = fc
  .tuple(fc.constantFrom("", "", "", "   ", "      ", "  "), fc.constantFrom(...pieces))
  .map(([indent, piece]) => piece.replace(/^/gm, indent));
const template = fc
  .array(line, { maxLength: 14 })
  .map((lines) => ["# Название", "## Начало", "Т", ...lines].join("\n"));

test("a template without errors assembles to a valid document from any answers", () => {
  let assembled = 0;
  fc.assert(
    fc.property(template, arbitraryShape, (source, shape) => {
      const { errors } = parseSource(source, passages);
      if (errors.length > 0) return;
      assembled += 1;
      expectSound(openSource(source, passages)(fill(shape, ["слово"])));
    }),
    { numRuns: 1500 },
  );
  // The generator must keep making templates that are right, or this test says nothing.
  expect(assembled).toBeGreaterThan(100);
});

test("parsing any text throws nothing and reports each error with its line and column", () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 80 }),
    fc.string({ unit: fc.constantFrom(...'@{}#*_|-1. \n`<>[]()\\«»"=:;абиeсли'), maxLength: 60 }),
    template,
  );
  let n = 0;
  fc.assert(
    fc.property(text, (source) => {
      for (const error of parseSource(source, { отрывок: source }).errors) {
        expect(error).toMatch(/^[^:]+:[1-9]\d*:[1-9]\d* /);
        n += 1;
      }
    }),
    { numRuns: 1000 },
  );
  expect(n).toBeGreaterThan(0);
});

function expectSound({ blocks }: DocumentTree) {
  const numbers = new Map<string, string | null>();
  walkBlocks(blocks, (block) => {
    if ("id" in block) {
      expect(numbers.has(block.id)).toBe(false);
      numbers.set(block.id, block.number);
      expect(block.number).not.toBe("");
    }
    if (block.type === "clause") {
      expect(block.norms).not.toEqual([]);
      expect(block.children[0]?.type).toBe("paragraph");
    }
    if (block.type === "list") {
      expect(block.items).not.toEqual([]);
      for (const item of block.items) expect(item[0]?.type).toBe("paragraph");
    }
    if (block.type === "table" || block.type === "requisites") expect(block.rows).not.toEqual([]);
  });
  walkInlines(blocks, (inline) => {
    if (inline.type === "clauseReference") expect(numbers.get(inline.target)).toBe(inline.text);
    if ("text" in inline) expect(inline.text).not.toBe("");
  });
}
