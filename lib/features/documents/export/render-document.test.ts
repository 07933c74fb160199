import { expect, test } from "vitest";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { documentFormats } from "@/lib/features/documents/export/formats";
import { renderDocument } from "@/lib/features/documents/export/render-document";
import { documentTree, p, value } from "@/tests/fixtures/trees/build";
import { privacyTree } from "@/tests/fixtures/trees/privacy";
import {
  wordsOfDocx,
  wordsOfHtml,
  wordsOfMarkdown,
  wordsOfPdf,
  wordsOfText,
} from "@/tests/support/documents/document-words";

const text = (bytes: Uint8Array) => new TextDecoder("utf-8", { fatal: true }).decode(bytes);

const readers = {
  txt: (bytes: Uint8Array) => wordsOfText(text(bytes)),
  html: (bytes: Uint8Array) => wordsOfHtml(text(bytes)),
  md: (bytes: Uint8Array) => wordsOfMarkdown(text(bytes)),
  docx: wordsOfDocx,
  pdf: wordsOfPdf,
};

test("writes every format with its content type and the same words", {
  tags: ["slow"],
}, async () => {
  const words: string[][] = [];
  for (const format of documentFormats) {
    const file = await renderDocument(privacyTree, format);
    expect(file.extension).toBe(format);
    expect(file.contentType).toMatch(/^(text\/\w+; charset=utf-8|application\/)/);
    words.push(await readers[format](file.bytes));
  }
  expect(words[0]?.length).toBeGreaterThan(900);
  for (const other of words) expect(other).toEqual(words[0]);
});

test("writes TXT with CRLF and without a byte order mark", async () => {
  const answer = value("address", "Москва,\nул. Лесная");
  const { bytes } = await renderDocument(documentTree(p(["Адрес: ", answer]), p("Конец")), "txt");
  expect(text(bytes)).toBe("Адрес: Москва,\r\nул. Лесная\r\n\r\nКонец\r\n");
  expect(bytes[0]).not.toBe(0xef);
});

test("writes HTML that loads nothing, prints and names the date of its edition", async () => {
  const { bytes } = await renderDocument(privacyTree, "html");
  const html = text(bytes);
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).not.toMatch(/<(?:script|link|img|iframe|object|embed|base|form|audio|video)\b/i);
  expect(html).not.toMatch(/\s(?:src|srcset|style|on\w+)=|url\(|@import/i);
  expect(html).toContain("default-src &#39;none&#39;");
  expect(html).toContain("@media print");
  expect(html).toContain(formatRussianDate(privacyTree.date));
});
