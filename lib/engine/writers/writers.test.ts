import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { writeDocx } from "@/lib/engine/writers/docx";
import { writeHtml, writeHtmlPage } from "@/lib/engine/writers/html";
import { writeMarkdown } from "@/lib/engine/writers/markdown";
import { writePdf } from "@/lib/engine/writers/pdf";
import { writeText } from "@/lib/engine/writers/text";
import { documentTree, p } from "@/tests/fixtures/trees/build";
import { hostileName, hostileTree } from "@/tests/fixtures/trees/hostile";
import { privacyTree } from "@/tests/fixtures/trees/privacy";
import { arbitraryTree } from "@/tests/support/documents/arbitrary-tree";
import {
  wordsOfDocx,
  wordsOfHtml,
  wordsOfMarkdown,
  wordsOfPdf,
  wordsOfText,
} from "@/tests/support/documents/document-words";

async function expectSameWords(tree: DocumentTree): Promise<string[]> {
  const words = wordsOfText(writeText(tree));
  expect(wordsOfHtml(writeHtml(tree)), "HTML").toEqual(words);
  expect(wordsOfHtml(writeHtmlPage(tree)), "HTML page").toEqual(words);
  expect(wordsOfMarkdown(writeMarkdown(tree)), "Markdown").toEqual(words);
  expect(wordsOfDocx(await writeDocx(tree)), "DOCX").toEqual(words);
  expect(await wordsOfPdf(await writePdf(tree)), "PDF").toEqual(words);
  return words;
}

describe("writers of all formats", () => {
  test("write the same words in the same order for a policy", { tags: ["slow"] }, async () => {
    const words = await expectSameWords(privacyTree);
    expect(words.length).toBeGreaterThan(900);
  });

  test("write a name made of markup literally", async () => {
    const words = await expectSameWords(hostileTree);
    expect(words.join(" ")).toContain(hostileName);
  });

  test("write the same words in the same order for any document tree", {
    tags: ["slow"],
  }, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryTree, async (tree) => void (await expectSameWords(tree))),
      {
        numRuns: 30,
      },
    );
  });

  test("write an empty tree without words", async () => {
    expect(await expectSameWords(documentTree())).toEqual([]);
  });

  test("write a word of 200 letters and an address without a space", async () => {
    const long = "я".repeat(200);
    const address = `https://example.ru/${"a-".repeat(90)}`;
    const words = await expectSameWords(documentTree(p([long, " ", address])));
    expect(words).toEqual([long, address]);
  });

  test("write other scripts and emoji", async () => {
    const line = "Кафе ☕ 😀 👨‍👩‍👧 ❤️ 🏳️‍🌈 café → ≥ 5 Ελλάδα שלום עולם مرحبا بالعالم ООО";
    expect(await expectSameWords(documentTree(p(line)))).toEqual(line.split(" "));
  });

  test("write an answer of several lines with tabs", async () => {
    const answer = {
      type: "value" as const,
      field: "address",
      text: "г. Москва,\n\tул. Лесная,\r\nд. 1",
    };
    const words = await expectSameWords(documentTree(p(["Адрес: ", answer, "."])));
    expect(words.join(" ")).toBe("Адрес: г. Москва, ул. Лесная, д. 1.");
  });
});
