// @module-tag slow
import fc from "fast-check";
import { expect, test } from "vitest";
import { customClausesSchema } from "@/lib/engine/answers/custom-clauses-schema";
import { listReplaceable } from "@/lib/engine/custom-clauses/list-places";
import type { CustomClauses } from "@/lib/engine/questions/custom-clauses";
import type { Block, DocumentTree } from "@/lib/engine/tree/document";
import { parseStoredTree } from "@/lib/engine/tree/stored";
import { walkBlocks } from "@/lib/engine/tree/walk";
import { writeDocx } from "@/lib/engine/writers/docx";
import { writeHtml } from "@/lib/engine/writers/html";
import { writeMarkdown } from "@/lib/engine/writers/markdown";
import { writePdf } from "@/lib/engine/writers/pdf";
import { printable } from "@/lib/engine/writers/shared/written-form";
import { writeText } from "@/lib/engine/writers/text";
import { arbitraryText } from "@/tests/support/documents/arbitrary-tree";
import {
  wordsOfDocx,
  wordsOfHtml,
  wordsOfMarkdown,
  wordsOfPdf,
  wordsOfText,
} from "@/tests/support/documents/document-words";
import { openTemplate } from "@/tests/support/documents/template-source";

const n = "{норма: 152-ФЗ ст. 9 ч. 1}";
const { assemble, findMoved } = openTemplate(`# Политика

## Общее {#general}

1. Оператор — {{name}}. {#operator} ${n}
1. Смотрите {пункт: nested} и {раздел: rights}. ${n}

@если flag
## Особое {#special}

1. Только при условии. {#conditional} ${n}
@конец

@страница

## Права {#rights}

1. Вправе: {#may} ${n}

   - одно
   1. Вложенный. {#nested} ${n}
@для каждого р из rows
1. {{р.title}} ${n}
@конец

## Подпись {без номера}

Подпись
`);

const places = ["general", "special", "rights", "gone", "operator", "conditional", "may", "nested"];
const place = fc.constantFrom(...places);
const content = arbitraryText.map((text) => `я${text}`);
const clauses = fc
  .record({
    additions: fc.array(fc.record({ section: place, text: content }), { maxLength: 4 }),
    replacements: fc.array(
      fc.record({
        clause: place,
        text: content,
        replaced: fc.constantFrom("", "Только при условии."),
      }),
      { maxLength: 4 },
    ),
  })
  .map((drawn): CustomClauses => customClausesSchema.parse(drawn));
const facts = fc.record({
  name: fc.constant("ООО «Ромашка»"),
  flag: fc.boolean(),
  rows: fc.array(fc.record({ title: fc.constantFrom("доставка", "рассылка") }), { maxLength: 2 }),
});

const textsOf = ({ additions, replacements }: CustomClauses) =>
  [...additions, ...replacements].map(({ text }) => text);

const flat = (texts: string[]) => texts.join(" ");

/**
 * Takes each clause that is marked as the owner's from the words of a document, and returns the texts that no marked
 * clause is left for; and the words before a mark that are none of the texts.
 */
function unmarked(written: string, texts: readonly string[]): string[] {
  const mark = / \(Пункт (?:добавлен владельцем сайта|изложен в редакции владельца сайта)\.\)/;
  // A text may end with another one: the longer goes first.
  const remaining = texts.toSorted((a, b) => b.length - a.length);
  const unexpected = written
    .split(mark)
    .slice(0, -1)
    .filter((before) => {
      const at = remaining.findIndex(
        (text) => before.endsWith(text) && /\d\. $/.test(before.slice(0, -text.length)),
      );
      if (at >= 0) remaining.splice(at, 1);
      return at < 0;
    });
  return [...remaining, ...unexpected];
}

test("all formats contain each custom clause literally, exactly once, and the same words", async () => {
  await fc.assert(
    fc.asyncProperty(facts, clauses, async (known, own) => {
      const tree = assemble(known, { customClauses: own });
      const written = wordsOfText(writeText(tree));
      expect(wordsOfHtml(writeHtml(tree)), "HTML").toEqual(written);
      expect(wordsOfMarkdown(writeMarkdown(tree)), "Markdown").toEqual(written);
      expect(wordsOfDocx(await writeDocx(tree)), "DOCX").toEqual(written);
      expect(await wordsOfPdf(await writePdf(tree)), "PDF").toEqual(written);
      const texts = textsOf(own).map((text) => flat(wordsOfText(printable(text))));
      expect(unmarked(flat(written), texts)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test("every custom clause is kept and marked, and numbers have no gaps", () => {
  fc.assert(
    fc.property(facts, clauses, (known, own) => {
      const tree = assemble(known, { customClauses: own });
      expect(ownTexts(tree).toSorted()).toEqual(textsOf(own).map(squeezed).toSorted());
      expect(numbersOf(tree)).toEqual(expectedNumbers(tree.blocks));
      expect(parseStoredTree(JSON.parse(JSON.stringify(tree)))).toEqual(tree);
      const ids: string[] = [];
      walkBlocks(tree.blocks, (block) => {
        if (block.type === "clause" || block.type === "heading") ids.push(block.id);
      });
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 200 },
  );
});

test("findMoved reports each custom clause whose section or clause no longer exists", () => {
  fc.assert(
    fc.property(facts, clauses, (known, own) => {
      const ours = assemble(known);
      const tree = assemble(known, { customClauses: own });
      const sections = listReplaceable(ours).map(({ id }) => id);
      const away = own.additions.filter(({ section }) => !sections.includes(section)).length;
      let replaced = 0;
      walkBlocks(tree.blocks, (block) => {
        if (block.type === "clause" && block.own === "replaced") replaced += 1;
      });
      const findings = findMoved(known, { customClauses: own });
      const outdated = findings.filter(({ message }) => /больше нет/.test(message));
      expect(outdated).toHaveLength(away + own.replacements.length - replaced);
    }),
    { numRuns: 200 },
  );
});

const squeezed = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");

function ownTexts({ blocks }: DocumentTree): string[] {
  const texts: string[] = [];
  walkBlocks(blocks, (block) => {
    if (block.type !== "clause" || !block.own) return;
    const lines = block.children.map((child) => {
      const [value] = child.type === "paragraph" ? child.children : [];
      return value?.type === "value" ? value.text : "?";
    });
    texts.push(lines.join("\n"));
  });
  return texts;
}

function numbersOf({ blocks }: DocumentTree): string[] {
  const numbers: string[] = [];
  walkBlocks(blocks, (block) => {
    if ((block.type === "clause" || block.type === "heading") && block.number !== null) {
      numbers.push(block.number);
    }
  });
  return numbers;
}

function expectedNumbers(blocks: Block[]): string[] {
  let section = 0;
  let clause = 0;
  return blocks.flatMap((block): string[] => {
    if (block.type === "heading") {
      clause = 0;
      if (block.number === null) return [];
      section += 1;
      return [`${section}`];
    }
    if (block.type !== "clause") return [];
    clause += 1;
    const nested = block.children.filter(({ type }) => type === "clause");
    return [`${section}.${clause}`, ...nested.map((_, i) => `${section}.${clause}.${i + 1}`)];
  });
}
