/** Fields to fill in by hand: a ruled line on paper, and a hint in every format. */

import { describe, expect, test } from "vitest";
import type { DocumentTree, Inline } from "@/lib/engine/tree/document";
import { parseStoredTree } from "@/lib/engine/tree/stored";
import { writeDocx } from "@/lib/engine/writers/docx";
import { writeHtmlPage } from "@/lib/engine/writers/html";
import { writeMarkdown } from "@/lib/engine/writers/markdown";
import { writePdf } from "@/lib/engine/writers/pdf";
import { writeText } from "@/lib/engine/writers/text";
import { loadPdfJs } from "@/lib/platform/pdf/pdf-js";
import { documentTree, section, title } from "@/tests/fixtures/trees/build";
import { find, findAll, readDocxParts } from "@/tests/support/documents/document-words/docx";

const { getDocument } = await loadPdfJs();

const hint = (text: string): Inline[] => [
  { type: "emphasis", byHand: true, children: [{ type: "text", text }] },
];
const label = (text: string): Inline[] => [{ type: "text", text }];
const form: DocumentTree = documentTree(title("Согласие"), section("1", "a", "Подпись"), {
  type: "table",
  header: null,
  rows: [
    [label("Дата"), hint("заполняет субъект")],
    [label("Подпись"), hint("ставит субъект")],
  ],
});

describe("S22: a form to fill in by hand", () => {
  test("names in text and Markdown who fills in each field", () => {
    expect(writeText(form)).toContain("Подпись — ставит субъект");
    expect(writeMarkdown(form)).toContain("*ставит субъект*");
  });

  test("has a line above each hint in a DOCX, and no table borders", async () => {
    const body = readDocxParts(await writeDocx(form)).get("word/document.xml");
    const lines = findAll(body, "w:pBdr");
    expect(lines).toHaveLength(2);
    expect(find(lines[0], "w:top")?.attributes["w:val"]).toBe("single");
    expect(find(find(body, "w:tblBorders"), "w:insideH")?.attributes["w:val"]).toBe("none");
  });

  test("leaves room for handwriting in a PDF", async () => {
    const data = (await writePdf(form)).slice();
    const task = getDocument({ data, verbosity: 0, useSystemFonts: false });
    const { items } = await (await (await task.promise).getPage(1)).getTextContent();
    const bottom = (text: string): number => {
      const item = items.find((entry) => "str" in entry && entry.str.includes(text));
      return item && "transform" in item ? Number(item.transform[5]) : Number.NaN;
    };
    expect(bottom("заполняет") - bottom("ставит")).toBeGreaterThan(24);
    await task.destroy();
  });

  test("does not break any word of a table header in a PDF", async () => {
    const cells = ["кто", "какие", "где", "почему", "когда"].map(hint);
    const titles = ["Кто", "Категории", "Информационная система", "Причина", "Дата"];
    const header = titles.map(label);
    const log = documentTree(title("Акт"), { type: "table", header, rows: [cells, cells] });
    const data = (await writePdf(log)).slice();
    const task = getDocument({ data, verbosity: 0, useSystemFonts: false });
    const { items } = await (await (await task.promise).getPage(1)).getTextContent();
    // A broken word would be two pieces of text, on two lines.
    const words = items.flatMap((item) => ("str" in item ? item.str.split(" ") : []));
    const wanted = titles.flatMap((name) => name.split(" "));
    expect(words.filter((word) => wanted.includes(word))).toEqual(wanted);
    await task.destroy();
  });

  test("has a line above each hint in HTML", () => {
    const page = writeHtmlPage(form);
    expect(page).toContain('<em class="by-hand">ставит субъект</em>');
    expect(page).toMatch(/\.by-hand \{[^}]*border-top/);
  });

  test("can be stored and read again without changes", () => {
    expect(parseStoredTree(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });
});
