import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MissingAnswers } from "@/lib/engine/assemble/missing-answers";
import type { Block, DocumentTree } from "@/lib/engine/tree/document";
import { parseStoredTree } from "@/lib/engine/tree/stored";
import { runsOf, walkBlocks, walkInlines } from "@/lib/engine/tree/walk";
import {
  arbitraryShape,
  arbitraryText,
  fill,
  hostileTexts,
} from "@/tests/support/documents/arbitrary-facts";
import { openSource } from "@/tests/support/documents/template-source";

/** One of everything that the language has. */
const everything = openSource(`# Политика {{name}}

Сайт {{site}}, тел. {{phone}}

## Общее {#general}

1. Владелец — {{name}} (далее — Оператор): {#owner} {норма: 152-ФЗ ст. 14 ч. 7 п. 4; ГК РФ}

   @реквизиты
   - Имя: {{name}}
   - Телефон: {{phone}}
   @если есть address
   - Адрес: {{address}} {вписать: индекс}
   @конец
   @конец

1. Писать на *{{address | указать: адрес}}* или **[сайт]({{url}})**. {норма: 152-ФЗ ст. 9}
   1. Смотрите {пункт: owner} и {раздел: lists}. {#nested}
   1. Смотрите {пункт: gone}.

@если flag и (есть phone или kind ≠ "person")
1. Только при {закон: 152-ФЗ ст. 9 ч. 1}: {{phone}} {#gone} {норма: 152-ФЗ}
@иначе если choices содержит "a"
## Варианты {#variants}

1. Выбрано: {{choices}}; {{kind | указать: вид}}. {норма: 152-ФЗ}
@конец

@страница

## Списки {#lists}

1. Оператор вправе: {норма: 152-ФЗ}

   @для каждого т из texts
   - {{т}}
   @конец
   - {{phone}}

1. Строки: {норма: 152-ФЗ}

   @для каждого р из rows
   | Название | Примечание |
   | --- | --- |
   | {{р.title}} | {{р.note}} |

   @конец

@для каждого р из rows
1. {{р.title}}: {норма: 152-ФЗ}
   @для каждого в из р.inner
   1. {{в.title}} «{{р.note}}»
   @конец
@конец

## Прочее

{{address}}

@страница
`);

const shapeAndTexts = fc.tuple(
  arbitraryShape,
  fc.array(arbitraryText, { minLength: 1, maxLength: 8 }),
);
const runs = { numRuns: 300 };

/** Everything about a tree but the words of its answers and the kind of its spaces. */
function skeleton(tree: DocumentTree): unknown {
  return JSON.parse(
    JSON.stringify(tree.blocks, function (this: { type?: string }, key, value) {
      if (this.type === "value" && key === "text") return "#";
      if (this.type === "link" && key === "url") return "#";
      return value;
    }),
  );
}

describe("for any answers", { tags: ["slow"] }, () => {
  test("the text of an answer does not change the rest of the document", () => {
    fc.assert(
      fc.property(shapeAndTexts, ([shape, texts]) => {
        const plain = everything(fill({ ...shape, url: undefined }, ["слово"]));
        const wild = everything(
          fill({ ...shape, url: undefined }, texts.filter(isGiven).concat("x")),
        );
        expect(withoutListEnds(skeleton(wild))).toEqual(withoutListEnds(skeleton(plain)));
      }),
      runs,
    );
  });

  test("numbers run from 1 without gaps", () => {
    let numbered = 0;
    fc.assert(
      fc.property(shapeAndTexts, ([shape, texts]) => {
        const { blocks } = everything(fill(shape, texts));
        let section = 0;
        let clause = 0;
        for (const block of blocks) {
          if (block.type === "heading" && block.level === 2) {
            section += 1;
            clause = 0;
            expect(block.number).toBe(String(section));
          }
          if (block.type !== "clause") continue;
          clause += 1;
          expect(block.number).toBe(`${section}.${clause}`);
          numbered += 1;
          const nested = block.children.filter((child) => child.type === "clause");
          expect(nested.map((child) => child.number)).toEqual(
            nested.map((_, index) => `${block.number}.${index + 1}`),
          );
        }
      }),
      runs,
    );
    expect(numbered).toBeGreaterThan(0);
  });

  test("no block is empty, every id is unique and every reference has its target's number", () => {
    fc.assert(
      fc.property(shapeAndTexts, ([shape, texts]) => {
        const { blocks } = everything(fill(shape, texts));
        const numbers = new Map<string, string>();
        walkBlocks(blocks, (block) => {
          expect(isEmpty(block), JSON.stringify(block)).toBe(false);
          if ("id" in block) {
            expect(numbers.has(block.id)).toBe(false);
            numbers.set(block.id, block.number ?? "");
          }
        });
        walkInlines(blocks, (inline) => {
          if (inline.type !== "clauseReference") return;
          expect(inline.text).toBe(numbers.get(inline.target));
        });
        for (const [index, block] of blocks.entries()) {
          if (block.type !== "heading" || block.level === 1) continue;
          expect(["clause", "paragraph", "list", "table"]).toContain(blocks[index + 1]?.type);
        }
      }),
      runs,
    );
  });

  test("every value is an answer or a label, unchanged, and required values are printed", () => {
    fc.assert(
      fc.property(shapeAndTexts, ([shape, texts]) => {
        const facts = fill({ ...shape, name: "#", address: "#" }, texts);
        const values = new Set<string>();
        walkInlines(everything(facts).blocks, (inline) => {
          if (inline.type === "value") values.add(inline.text);
        });
        const labels = ["организация", "человек", "первый", "второй, лучший"];
        for (const value of values) expect([...texts, ...labels]).toContain(value);
        for (const fact of [facts.name, facts.address]) {
          if (isGiven(fact)) expect(values).toContain(fact);
        }
      }),
      runs,
    );
  });

  test("a final document equals its preview, or is rejected with the missing fields", () => {
    fc.assert(
      fc.property(shapeAndTexts, ([shape, texts]) => {
        const facts = fill(shape, texts);
        try {
          expect(everything(facts, "final")).toEqual(everything(facts));
        } catch (error) {
          if (!(error instanceof MissingAnswers)) throw error;
          const fields = Object.keys(error.fieldErrors ?? {});
          expect(fields).not.toEqual([]);
          for (const field of fields) {
            expect(["name", "site", "rows"]).toContain(field);
          }
        }
      }),
      runs,
    );
  });

  test("a tree can be stored and read again without changes", () => {
    fc.assert(
      fc.property(shapeAndTexts, ([shape, texts]) => {
        const tree = everything(fill(shape, texts));
        expect(parseStoredTree(JSON.parse(JSON.stringify(tree)))).toEqual(tree);
      }),
      { numRuns: 50 },
    );
  });
});

test.each(hostileTexts.filter(isGiven))("prints the answer %j unchanged", (text) => {
  const tree = everything({ name: text, site: text, phone: text, texts: [text] }, "final");
  const found: string[] = [];
  walkInlines(tree.blocks, (inline) => {
    if (inline.type === "value") found.push(inline.text);
  });
  expect(new Set(found)).toEqual(new Set([text]));
  expect(found.length).toBeGreaterThan(5);
});

function isGiven(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** The mark at the end of a list's line depends on how an answer ends: «да.» needs no «;». */
function withoutListEnds(tree: unknown): string {
  return JSON.stringify(tree).replaceAll(/,\{"type":"text","text":"[;.]"\}(?=\])/g, "");
}

function isEmpty(block: Block): boolean {
  switch (block.type) {
    case "clause":
      return block.children[0]?.type !== "paragraph" || block.norms.length === 0;
    case "list":
      return block.items.length === 0 || block.items.some(([first]) => first?.type !== "paragraph");
    case "table":
    case "requisites":
      return block.rows.length === 0;
    case "pageBreak":
      return false;
    default:
      return runsOf(block).every((run) => run.length === 0);
  }
}
