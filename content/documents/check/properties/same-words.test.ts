// @module-tag exhaustive
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openTemplate } from "@/content/documents/check/open-template";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { writeDocx } from "@/lib/engine/writers/docx";
import { writeHtmlPage } from "@/lib/engine/writers/html";
import { writeMarkdown } from "@/lib/engine/writers/markdown";
import { writePdf } from "@/lib/engine/writers/pdf";
import {
  wordsOfDocx,
  wordsOfHtml,
  wordsOfMarkdown,
  wordsOfPdf,
  wordsOfText,
} from "@/tests/support/documents/document-words";

/** The committed text of each sample, against what the other four formats say when read back. */
describe.each(documentTypes)("every format of %s", (type) => {
  const folder = `content/documents/${type}/samples`;
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replace(/\.json$/, ""));
  const assembleDocument = openTemplate(type);

  test.each(names)("contains exactly the words of the sample %s", async (name) => {
    const typed = JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8")) as object;
    const tree = assembleDocument(documentAnswersSchema.parse({ ...typed, type }), "final");
    const words = wordsOfText(readFileSync(`${folder}/${name}.txt`, "utf8"));
    expect(wordsOfHtml(writeHtmlPage(tree)), "HTML").toEqual(words);
    expect(wordsOfMarkdown(writeMarkdown(tree)), "Markdown").toEqual(words);
    expect(wordsOfDocx(await writeDocx(tree)), "DOCX").toEqual(words);
    expect(await wordsOfPdf(await writePdf(tree)), "PDF").toEqual(words);
  });
});
