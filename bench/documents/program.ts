/**
 * Run by `bench/documents.ts`: times of the longest privacy policy in each format, compared with docxtemplater and
 * Chromium, and the cost of a keystroke in the preview of every type. Sends its rows to the parent process.
 */
import { Worker } from "node:worker_threads";
import { chromium } from "@playwright/test";
import type { FileTimes } from "@/bench/documents/export-thread";
import { openDocumentType } from "@/bench/documents/open-document-type";
import { alternate, leastMedian, median } from "@/bench/shared/measure";
import { atLeast, formatMilliseconds, formatRatio, type Row } from "@/bench/shared/row";
import { formatMarginNorms } from "@/components/features/documents/clause-norms";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { compareDocuments } from "@/lib/engine/compare/compare-documents";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { writeHtml, writeHtmlPage } from "@/lib/engine/writers/html";
import { writeMarkdown } from "@/lib/engine/writers/markdown";
import { writeText } from "@/lib/engine/writers/text";
import { exportThreadLimits } from "@/lib/features/documents/export/thread-limits";
import { findChromium, findFullChromium } from "@/scripts/shared/system-programs.mjs";
import { costlyEditions } from "@/tests/fixtures/trees/costly-editions";

/** From the answers of a request to the finished file. */
async function measureFormats(): Promise<Row[]> {
  const { answers, make } = await openDocumentType("privacy");
  const form = () => make(documentAnswersSchema.parse(answers), "final");
  const page = writeHtmlPage(form());

  const open = (executablePath: string) =>
    chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const print = async (browser: Awaited<ReturnType<typeof open>>) => {
    const sheet = await browser.newPage();
    // A busy machine makes it slow, never impossible.
    await sheet.setContent(page, { timeout: 0 });
    const pdf = await sheet.pdf({ preferCSSPageSize: true, tagged: true });
    await sheet.close();
    return pdf;
  };
  const files = await timeFiles();
  // Each alone, because Markdown takes eight times as long as the others and leaves them its garbage to collect; and
  // after 500 runs, because V8 keeps optimising until then (200 runs after 60, the text takes 1.7 times as long).
  const often = { warmUps: 500, rounds: 200, series: 10 };
  const ours = {
    text: await leastMedian(() => writeText(form()), often),
    html: await leastMedian(() => writeHtmlPage(form()), often),
    markdown: await median(() => writeMarkdown(form()), { warmUps: 60, rounds: 60 }),
  };
  const whole = await findFullChromium();
  const browser = await open(whole);
  const warm = await median(() => print(browser), { warmUps: 3, rounds: 15 });
  await browser.close();
  const start = async (path: string) => {
    const started = await open(path);
    await print(started);
    await started.close();
  };
  const shell = await findChromium();
  const cold = await alternate(
    { whole: () => start(whole), shell: () => start(shell) },
    { warmUps: 1, rounds: 5 },
  );
  const words = writeText(form()).split(/\s+/).length;
  const comparisonRow = (
    name: string,
    ours: number,
    [peer, other]: [string, number],
    least: number | null,
  ) => ({
    name: `${name} (${words.toLocaleString("ru-RU")} слов)`,
    ours: formatMilliseconds(ours),
    peer: `${peer}: ${formatMilliseconds(other)}`,
    ratio: formatRatio(other / ours),
    target: least === null ? "" : atLeast(least),
    isReached: least === null ? null : other / ours >= least,
  });
  return [
    comparisonRow("PDF самой длинной политики", files.pdf, ["Chromium, запущен", warm], 2),
    comparisonRow("PDF самой длинной политики", files.pdf, ["Chromium на каждый", cold.whole], 10),
    comparisonRow(
      "PDF самой длинной политики",
      files.pdf,
      ["его оболочка на каждый", cold.shell],
      null,
    ),
    comparisonRow(
      "DOCX самой длинной политики",
      files.docx,
      ["docxtemplater", files.docxtemplater],
      1,
    ),
    within("DOCX от формы до файла", files.docx, 40),
    within("PDF от формы до файла", files.pdf, 150),
    within("текст от формы до файла", ours.text, 2),
    within("HTML от формы до файла", ours.html, 3),
    within("Markdown от формы до файла", ours.markdown, null),
  ];
}

const within = (name: string, time: number, max: number | null): Row => ({
  name,
  ours: formatMilliseconds(time),
  peer: "",
  ratio: "",
  target: max === null ? "" : `< ${max} мс`,
  isReached: max === null ? null : time < max,
});

/** In a thread with the options of the server's exports (`export-thread.ts`). */
function timeFiles(): Promise<FileTimes> {
  const thread = new Worker(new URL("./export-thread.mjs", import.meta.url), {
    resourceLimits: exportThreadLimits,
  });
  return new Promise((resolve, reject) => {
    thread.on("message", resolve);
    thread.on("error", reject);
  });
}

/** The pure part of a keystroke: what the browser computes before it shows the new markup. */
async function measureKeystrokes(): Promise<Row[]> {
  const measured: { type: string; key: number; compared: number }[] = [];
  for (const type of documentTypes) {
    const { answers, make } = await openDocumentType(type);
    const write = (companyName: string) => {
      const tree = make({ ...answers, companyName }, "preview");
      return formatMarginNorms(writeHtml(tree, { idPrefix: "preview-", titleLevel: 3 }));
    };
    let letters = 0;
    const key = await median(() => write(`ООО «Ромашка ${letters++}»`), {
      warmUps: 40,
      rounds: 100,
    });
    const before = make(answers, "preview");
    const after = make({ ...answers, companyName: "Я" }, "preview");
    const compared = await median(() => compareDocuments(before, after), {
      warmUps: 10,
      rounds: 30,
    });
    measured.push({ type, key, compared });
  }
  const slowest = (of: "key" | "compared") => Math.max(...measured.map((item) => item[of]));
  return [
    { ...within("клавиша → разметка, самый долгий вид", slowest("key"), 50), details: measured },
    within("сравнение редакций, самый долгий вид", slowest("compared"), 50),
  ];
}

/** A comparison ends however little two editions have in common: measured on the worst case we know. */
async function measureComparisons(): Promise<Row[]> {
  const measured: { editions: string; time: number }[] = [];
  for (const [editions, [before, after]] of Object.entries(costlyEditions())) {
    const time = await median(() => compareDocuments(before, after), { warmUps: 1, rounds: 3 });
    measured.push({ editions, time });
  }
  const slowest = Math.max(...measured.map(({ time }) => time));
  return [
    { ...within("сравнение редакций, где оно дороже всего", slowest, 5000), details: measured },
  ];
}

const rows = [
  ...(await measureFormats()),
  ...(await measureKeystrokes()),
  ...(await measureComparisons()),
];
process.send?.(rows, () => process.exit(0));
