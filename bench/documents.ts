/**
 * How long documents take: `npm run bench:documents`. Prints medians for the longest privacy policy
 * beside docxtemplater and Chromium in the same run, and for the preview of every type what a keystroke
 * costs. Exits with 1 when a target is missed. A measurement: run it on a quiet machine.
 */
import { Worker } from "node:worker_threads";
import { chromium } from "@playwright/test";
import { setNormsForMargin } from "@/components/documents/clause-norms";
import { exportThreadLimits } from "@/lib/documents/export/thread-limits";
import { documentTypes } from "@/lib/engine/answers/options";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { compareDocuments } from "@/lib/engine/compare/compare-documents";
import { writeHtml, writeHtmlPage } from "@/lib/engine/writers/html";
import { writeMarkdown } from "@/lib/engine/writers/markdown";
import { writeText } from "@/lib/engine/writers/text";
import { findChromium } from "../scripts/system-programs.mjs";
import type { FileTimes } from "./documents/export-thread";
import { median, ms, printTable } from "./documents/measure";
import { openType } from "./documents/open-type";

/** From the answers as a request brings them to the finished file. */
async function benchFormats() {
  const { answers, make } = await openType("privacy");
  const form = () => make(documentAnswersSchema.parse(answers), "final");
  const tree = form();
  const text = writeText(tree);
  const page = writeHtmlPage(tree);
  const words = text.split(/\s+/).length;
  console.log(`Самая длинная политика: ${words} слов, ${text.length} знаков.`);

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
  const files = await timeFiles();
  const times = {
    ...files,
    text: await median(() => writeText(form()), { warmUps: 60, rounds: 200 }),
    html: await median(() => writeHtmlPage(form()), { warmUps: 60, rounds: 200 }),
    markdown: await median(() => writeMarkdown(form())),
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

/** In a thread like those of the server's exports (bench/documents/export-thread.ts). */
function timeFiles(): Promise<FileTimes> {
  const thread = new Worker(new URL("./documents/export-thread.mjs", import.meta.url), {
    resourceLimits: exportThreadLimits,
  });
  return new Promise((resolve, reject) => {
    thread.on("message", resolve);
    thread.on("error", reject);
  });
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
