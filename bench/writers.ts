/**
 * How long each writer takes: `npx tsx bench/writers.ts`. Prints medians for a document of 120
 * clauses and how they compare with the plain text. DOCX and PDF run in worker threads, so their
 * time is what an export waits for; HTML and text are written on the request thread or in the
 * browser on every keystroke of the preview.
 */
import type { Block, DocumentTree } from "@/lib/engine/tree/document";
import { writeDocx } from "@/lib/engine/writers/docx";
import { writeHtml } from "@/lib/engine/writers/html";
import { writeMarkdown } from "@/lib/engine/writers/markdown";
import { writePdf } from "@/lib/engine/writers/pdf";
import { writeText } from "@/lib/engine/writers/text";
import { clause, documentTree, section, table, title } from "../tests/fixtures/trees/build";

const warmUps = 5;
const rounds = 25;

const sentence =
  "Оператор обрабатывает персональные данные субъекта в объёме, необходимом для достижения цели, " +
  "на законном основании и в сроки, установленные настоящим документом и законом № 152-ФЗ. ";

const sections = Array.from({ length: 12 }, (_, part): Block[] => [
  section(`${part + 1}`, `s${part + 1}`, `Раздел ${part + 1}`),
  ...Array.from({ length: 10 }, (_, item) =>
    clause(`${part + 1}.${item + 1}`, "152-ФЗ ст. 9 ч. 1", sentence.repeat(1 + (item % 3))),
  ),
]);
const matrix = table(
  ["Цель", "Чьи данные", "Какие данные", "Основание", "Срок"],
  ...Array.from({ length: 12 }, (_, row) => [
    `Цель ${row + 1}`,
    "покупатели",
    "фамилия, имя, отчество; номер телефона; адрес электронной почты",
    "согласие на обработку",
    "3 года",
  ]),
);
const tree = documentTree(title("Документ из 120 пунктов"), ...sections.flat(), matrix);

const writers: Record<string, (tree: DocumentTree) => unknown> = {
  text: writeText,
  HTML: (it) => writeHtml(it),
  Markdown: writeMarkdown,
  DOCX: writeDocx,
  PDF: writePdf,
};

const medians: [string, number][] = [];
for (const [name, write] of Object.entries(writers)) {
  const times: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const began = performance.now();
    await write(tree);
    if (round >= warmUps) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  medians.push([name, times[Math.floor(rounds / 2)] ?? 0]);
}

const [[, base] = ["", 1]] = medians;
console.log("writer       median, ms   × text");
for (const [name, median] of medians) {
  const cells = [
    name.padEnd(12),
    median.toFixed(2).padStart(10),
    (median / base).toFixed(0).padStart(8),
  ];
  console.log(cells.join(" "));
}
