/** The block «УТВЕРЖДАЮ» at the top of an organisation's own document, in every format. */
import { describe, expect, test } from "vitest";
import { openTemplate } from "@/content/documents/check/open-template";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { FormDocumentType } from "@/lib/engine/questions/vocabulary/options";
import { parseStoredTree } from "@/lib/engine/tree/stored";
import { writeDocx } from "@/lib/engine/writers/docx";
import { writeHtmlPage } from "@/lib/engine/writers/html";
import { writeMarkdown } from "@/lib/engine/writers/markdown";
import { writePdf } from "@/lib/engine/writers/pdf";
import { writeText } from "@/lib/engine/writers/text";
import { loadPdfJs } from "@/lib/platform/pdf/pdf-js";
import { wordsOfPdf } from "@/tests/support/documents/document-words";
import { findAll, readDocxParts } from "@/tests/support/documents/document-words/docx";

const { getDocument } = await loadPdfJs();

const company: AnswersDraft = {
  companyName: "ООО «Подписанное»",
  ownerType: "legal",
  websiteUrl: "https://podpisannoe-test.ru",
  contactEmail: "a@podpisannoe-test.ru",
  processingPurposes: ["feedback"],
  dataTypesCollected: ["email"],
};
const bySignature: AnswersDraft = { ...company, approvedHow: "signature" };
const treeOf = (type: FormDocumentType, answers: AnswersDraft) => openTemplate(type)(answers);
const textOf = (type: FormDocumentType, answers: AnswersDraft) =>
  writeText(treeOf(type, answers)).replace(/[\u00a0\u202f]/g, " ");
const head = (text: string) => text.slice(0, 300);

describe("the approval block of an organisation's own document", () => {
  test.each(["privacy", "charter", "recommendations"] as const)(
    "is at the top of %s, with lines to fill in for what is unknown",
    (type) => {
      expect(textOf(type, bySignature)).toMatch(
        /^УТВЕРЖДАЮ\n─+ должность\nООО «Подписанное»\n─+ подпись\n─+ фамилия и инициалы\n─+ дата\n\n/,
      );
      const withApprover = {
        ...bySignature,
        approverPosition: "Директор",
        approverName: "И. И. Иванов",
      };
      expect(textOf(type, withApprover)).toMatch(
        /^УТВЕРЖДАЮ\nДиректор\nООО «Подписанное»\n─+ подпись\nИ\. И\. Иванов\n─+ дата\n\n/,
      );
    },
  );

  test("names the order, or has a line for it", () => {
    const order: AnswersDraft = { ...company, approvedHow: "order" };
    expect(textOf("privacy", order)).toMatch(
      /^УТВЕРЖДЕНО\nприказом\n─+ дата и номер\nООО «Подписанное»\n\n/,
    );
    expect(textOf("privacy", { ...order, approvalOrder: "от 01.02.2026 № 5" })).toMatch(
      /^УТВЕРЖДЕНО\nприказом от 01\.02\.2026 № 5\nООО «Подписанное»\n\n/,
    );
  });

  test("is omitted when the way of approval is not answered", () => {
    for (const answers of [company, { ...company, approverName: "И. И. Иванов" }])
      expect(head(textOf("privacy", answers))).not.toMatch(/УТВЕРЖД|Иванов/);
  });

  test("is omitted for natural persons and sole traders, and in contracts and consents", () => {
    const person: AnswersDraft = { ...bySignature, ownerType: "individual" };
    const trader: AnswersDraft = { ...bySignature, companyName: "ИП Подписной Пётр Петрович" };
    for (const answers of [person, trader])
      expect(textOf("privacy", answers)).not.toContain("УТВЕРЖД");
    for (const type of ["offer", "return", "terms", "consent", "cookie"] as const)
      expect(textOf(type, bySignature)).not.toContain("УТВЕРЖД");
  });
});

describe("the approval block in every format", () => {
  const tree = treeOf("privacy", bySignature);

  test("can be stored and read again without changes", () => {
    expect(parseStoredTree(JSON.parse(JSON.stringify(tree)))).toEqual(tree);
  });

  test("is written in Markdown as lines, not as a table", () => {
    expect(writeMarkdown(tree)).toMatch(/^\*\*УТВЕРЖДАЮ\*\*\\\n\*должность\*\\\n/);
  });

  test("is written in HTML in the right half of the page", () => {
    const page = writeHtmlPage(tree);
    expect(page).toContain('<div class="table approval">');
    expect(page).toMatch(/\.approval \{[^}]*margin-left: 50%/);
  });

  test("has in Word a ruled line for each value to fill in", async () => {
    const body = readDocxParts(await writeDocx(tree)).get("word/document.xml");
    expect(findAll(body, "w:pBdr")).toHaveLength(4);
    expect(findAll(body, "w:tblInd").length).toBeGreaterThan(0);
  });

  test("is in a PDF at the top of the right half of the first page", async () => {
    const bytes = await writePdf(tree);
    const first = ["УТВЕРЖДАЮ", "должность", "ООО", "«Подписанное»", "подпись"];
    expect((await wordsOfPdf(bytes)).slice(0, first.length)).toEqual(first);

    const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
    const page = await (await task.promise).getPage(1);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      "str" in item && item.str.trim() !== ""
        ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]) }]
        : [],
    );
    const title = texts.findIndex(({ text }) => text.startsWith("Политика"));
    const block = texts.slice(0, title);
    expect(block.map(({ text }) => text).join(" ")).toMatch(
      /^УТВЕРЖДАЮ .*подпись .*фамилия и инициалы .*дата/,
    );
    expect(block.filter(({ x }) => x < width / 2)).toEqual([]);
    expect(block[0]?.y).toBeGreaterThan(height * 0.85);
    expect(block.at(-1)?.y).toBeGreaterThan(texts[title]?.y ?? height);
    await task.destroy();
  });
});
