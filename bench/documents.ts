/**
 * How long documents take: `npm run bench:documents`. Prints medians for the longest privacy policy
 * beside docxtemplater and Chromium in the same run, and for the preview of every type what a keystroke
 * costs. Exits with 1 when a target is missed. A measurement: run it on a quiet machine.
 */
import { chromium } from "@playwright/test";
import { setNormsForMargin } from "@/components/documents/clause-norms";
import { loadTemplate } from "@/lib/content/templates";
import { type DocumentType, documentTypes } from "@/lib/engine/answers/options";
import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";
import { assemble } from "@/lib/engine/assemble/assemble";
import { compareDocuments } from "@/lib/engine/compare/compare-documents";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { toFacts } from "@/lib/engine/facts/to-facts";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { writeDocx } from "@/lib/engine/writers/docx";
import { writeHtml, writeHtmlPage } from "@/lib/engine/writers/html";
import { writeMarkdown } from "@/lib/engine/writers/markdown";
import { writePdf } from "@/lib/engine/writers/pdf";
import { writeText } from "@/lib/engine/writers/text";
import { findChromium } from "../scripts/system-programs.mjs";
import { wordsOfDocx } from "../tests/support/document-words";
import { openDocxTemplate } from "./documents/docxtemplater";
import { findLongestAnswers } from "./documents/longest-answers";
import { median, ms, printTable } from "./documents/measure";

const date = "2026-11-21";

async function openType(type: DocumentType) {
  const { template, laws } = await loadTemplate(type);
  const make = (answers: DocumentAnswers, mode: "preview" | "final"): DocumentTree =>
    assemble(template, toFacts(answers, { date, edition: 1 }), {
      documentType: type,
      date,
      mode,
      laws,
      vocabulary: factsVocabulary,
    });
  const answers = findLongestAnswers(type, (tried) => writeText(make(tried, "preview")).length);
  return { type, answers, make };
}

/** From the answers as a request brings them to the finished file. */
async function benchFormats() {
  const { answers, make } = await openType("privacy");
  const form = () => make(documentAnswersSchema.parse(answers), "final");
  const tree = form();
  const text = writeText(tree);
  const page = writeHtmlPage(tree);
  const words = text.split(/\s+/).length;
  console.log(`Самая длинная политика: ${words} слов, ${text.length} знаков.`);

  const fill = await openDocxTemplate(tree);
  const [own, filled] = [await writeDocx(tree), fill()].map(wordsOfDocx);
  if (own?.join(" ") !== filled?.join(" ")) throw new Error("docxtemplater made another text");

  const executablePath = await findChromium();
  const open = () => chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const print = async (browser: Awaited<ReturnType<typeof open>>) => {
    const sheet = await browser.newPage();
    // A busy machine makes it slow, never impossible.
    await sheet.setContent(page, { timeout: 0 });
    const pdf = await sheet.pdf({ preferCSSPageSize: true, tagged: true });
    await sheet.close();
    return pdf;
  };
  const browser = await open();
  const slow = { warmUps: 3, rounds: 15 };
  const times = {
    text: await median(() => writeText(form()), { warmUps: 60, rounds: 200 }),
    html: await median(() => writeHtmlPage(form()), { warmUps: 60, rounds: 200 }),
    markdown: await median(() => writeMarkdown(form())),
    docx: await median(() => writeDocx(form())),
    pdf: await median(() => writePdf(form())),
    docxtemplater: await median(fill),
    warm: await median(() => print(browser), slow),
    cold: await median(
      async () => {
        const started = await open();
        await print(started);
        await started.close();
      },
      { warmUps: 1, rounds: 5 },
    ),
  };
  await browser.close();

  const row = (name: string, time: number, target: number | null, beside = "") => [
    name,
    ms(time),
    target === null ? "" : `< ${target} мс`,
    target === null ? "" : time < target ? "да" : "НЕТ",
    beside,
  ];
  const share = (other: number, our: number) => `× ${(other / our).toFixed(1)}`;
  printTable(
    ["От формы до файла", "медиана", "цель", "", "к нашему"],
    [
      row("текст", times.text, 2),
      row("HTML", times.html, 3),
      row("Markdown", times.markdown, null),
      row("DOCX", times.docx, 40),
      row("  docxtemplater", times.docxtemplater, null, share(times.docxtemplater, times.docx)),
      row("PDF", times.pdf, 150),
      row("  Chromium, уже запущен", times.warm, null, share(times.warm, times.pdf)),
      row("  Chromium на каждый документ", times.cold, null, share(times.cold, times.pdf)),
    ],
  );
  const twice = times.warm >= 2 * times.pdf;
  console.log(`PDF вдвое быстрее запущенного Chromium: ${twice ? "да" : "НЕТ"}`);
  return times.text < 2 && times.html < 3 && times.docx < 40 && times.pdf < 150 && twice;
}

/** The pure part of a keystroke: what the browser works out before it shows the new markup. */
async function benchKeystrokes() {
  const rows: string[][] = [];
  let isQuick = true;
  for (const type of documentTypes) {
    const { answers, make } = await openType(type);
    const write = (companyName: string) => {
      const tree = make({ ...answers, companyName }, "preview");
      return setNormsForMargin(writeHtml(tree, { idPrefix: "preview-", titleLevel: 3 }));
    };
    let letters = 0;
    const time = await median(() => write(`ООО «Ромашка ${letters++}»`), {
      warmUps: 40,
      rounds: 100,
    });
    const [before, after] = [
      make(answers, "preview"),
      make({ ...answers, companyName: "Я" }, "preview"),
    ];
    const compared = await median(() => compareDocuments(before, after), {
      warmUps: 10,
      rounds: 30,
    });
    isQuick &&= time < 50 && compared < 50;
    const words = writeText(before).split(/\s+/).length;
    rows.push([type, String(words), ms(time), ms(compared)]);
  }
  console.log();
  printTable(["Самый длинный документ", "слов", "клавиша → разметка", "сравнение"], rows);
  console.log("Цель того и другого: < 50 мс.");
  return isQuick;
}

const reached = [await benchFormats(), await benchKeystrokes()];
process.exitCode = reached.every(Boolean) ? 0 : 1;
