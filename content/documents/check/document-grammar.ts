/** Test support: checks that hold for every assembled document, whatever the answers. */
import type { Block, DocumentTree } from "@/lib/engine/tree/document";
import { plainText, runsOf, walkBlocks } from "@/lib/engine/tree/walk";
import { writeText } from "@/lib/engine/writers/text";

const pairs: Record<string, string> = { "»": "«", ")": "(", "]": "[" };
const openings = new Set(Object.values(pairs));

/** Signs of an empty place, of a mistake in a template or of a missing value. */
const slips: [string, RegExp][] = [
  [
    "a value that is none",
    /(?<![\p{L}\p{N}])(?:undefined|null|NaN|true|false|\[object)(?![\p{L}\p{N}])/u,
  ],
  ["braces", /[{}]/],
  ["a control word", /(?:^|\s)@(?:если|иначе|для каждого|вставить|конец|реквизиты|страница)/],
  ["a doubled space", /[ \u00a0\u202f]{2,}/],
  ["doubled punctuation", /[,;:]\s*[,;:.]|\.\.|\.\s+[,;:.]|\s[,;.:!?](?:\s|$)/],
  ["empty brackets or quotes", /\(\s*\)|«\s*»|\[\s*\]/],
  // Filled in by the owner before publication or, in a consent, by the person who gives it.
  ["brackets that are no blank", /\[(?!указать: \S|ставит субъект|фиксирует Оператор)/],
  ["a space at an edge", /^\s|\s$/],
];

/** Returns the problems of a document, each with the words around it; empty when there are none. */
export function findGrammarProblems(tree: DocumentTree): string[] {
  const problems: string[] = [];
  walkBlocks(tree.blocks, (block) => {
    for (const text of textsOf(block)) {
      for (const [name, pattern] of slips) {
        const found = pattern.exec(text);
        if (found) problems.push(`${name}: «${around(text, found.index)}»`);
      }
      const open = unpaired(text);
      if (open !== null) problems.push(`${text[open]} without its pair: «${around(text, open)}»`);
    }
  });
  const numbers = numbersOf(tree);
  problems.push(...gaps(numbers));
  const printed = printedNumbers(writeText(tree));
  if (printed.join() !== numbers.join()) {
    problems.push(
      `numbers in the text ${printed.join()} are not those of the tree ${numbers.join()}`,
    );
  }
  return problems;
}

function textsOf(block: Block): string[] {
  const labels = block.type === "requisites" ? block.rows.map(({ label }) => label) : [];
  const runs = runsOf(block).map(plainText);
  // Only a table without a header may have an empty cell.
  const texts = block.type === "table" ? runs.filter((text) => text !== "") : runs;
  return [...labels, ...texts];
}

function unpaired(text: string): number | null {
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? "";
    if (openings.has(mark)) open.push(at);
    const opening = pairs[mark];
    if (opening !== undefined && text[open.pop() ?? -1] !== opening) return at;
  }
  return open[0] ?? null;
}

const around = (text: string, at: number) => text.slice(Math.max(0, at - 50), at + 50);

function numbersOf(tree: DocumentTree): string[] {
  const numbers: string[] = [];
  walkBlocks(tree.blocks, (block) => {
    if (block.type === "clause") numbers.push(block.number);
    if (block.type === "heading" && block.number !== null) numbers.push(block.number);
  });
  return numbers;
}

/** Numbers that do not follow the previous one: 3.2 may be followed by 3.3, 3.2.1 or 4. */
function gaps(numbers: string[]): string[] {
  let before: number[] = [];
  const wrong: string[] = [];
  for (const number of numbers) {
    const parts = number.split(".").map(Number);
    const depth = parts.length;
    const expected = [...before.slice(0, depth - 1), (before[depth - 1] ?? 0) + 1];
    if (depth > before.length + 1 || expected.join(".") !== number) {
      wrong.push(`${number} follows ${before.join(".") || "nothing"}`);
    }
    before = parts;
  }
  return wrong;
}

/** Numbers at the beginning of lines, as in a `.txt` file. */
function printedNumbers(text: string): string[] {
  return [...text.matchAll(/^ *(\d+(?:\.\d+){0,2})\.[ \u00a0]\S/gm)].map(
    ([, number = ""]) => number,
  );
}
