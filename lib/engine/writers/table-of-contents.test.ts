/** The table of contents of a long document, in the formats that have pages. */
import { describe, expect, test } from "vitest";
import { writeDocx } from "@/lib/engine/writers/docx";
import { writePdf } from "@/lib/engine/writers/pdf";
import { writeText } from "@/lib/engine/writers/text";
import { documentTree, p, section, title } from "@/tests/fixtures/trees/build";
import { find, findAll, readDocxParts } from "@/tests/support/documents/document-words/docx";
import { extractPdfText } from "@/tests/support/documents/document-words/pdf";
import { readPdfLinks } from "@/tests/support/documents/document-words/pdf-navigation";

const withSections = (count: number) =>
  documentTree(
    title("Политика"),
    p("Редакция № 1"),
    ...Array.from({ length: count }, (_, index) => [
      section(`${index + 1}`, `s${index}`, `Раздел «${index + 1}»`),
      p("Слова"),
    ]).flat(),
  );
const long = withSections(10);
const textsOf = async (bytes: Uint8Array) =>
  (await extractPdfText(bytes)).flatMap((piece) => (piece.kind === "text" ? [piece.text] : []));

describe("the table of contents of a long document", () => {
  test("is before the first section of a PDF, with page numbers and links", async () => {
    const pdf = await writePdf(long);
    const texts = await textsOf(pdf);
    const at = texts.indexOf("Содержание");
    expect(texts[at - 1]).toBe("Редакция № 1");
    expect(texts.slice(at + 1, at + 11)).toEqual(
      Array.from({ length: 10 }, (_, index) =>
        expect.stringMatching(new RegExp(`^${index + 1}\\. Раздел «${index + 1}» \\d+$`)),
      ),
    );
    expect(texts[at + 11]).toBe("1. Раздел «1»");
    expect(await readPdfLinks(pdf)).toHaveLength(20);
  });

  test("links to the headings of a DOCX", async () => {
    const body = readDocxParts(await writeDocx(long)).get("word/document.xml");
    const names = findAll(body, "w:bookmarkStart").map(({ attributes }) => attributes["w:name"]);
    const anchors = findAll(body, "w:hyperlink").map(({ attributes }) => attributes["w:anchor"]);
    expect(anchors).toHaveLength(10);
    expect(names).toEqual(anchors);
    const styles = findAll(body, "w:p").map(
      (paragraph) => find(paragraph, "w:pStyle")?.attributes["w:val"],
    );
    expect(styles.filter((style) => style === "DocumentContents")).toHaveLength(11);
  });

  test("is omitted in plain text and in documents of fewer than ten sections", async () => {
    expect(writeText(long)).not.toContain("Содержание");
    const short = withSections(9);
    expect(await textsOf(await writePdf(short))).not.toContain("Содержание");
    const body = readDocxParts(await writeDocx(short)).get("word/document.xml");
    expect(findAll(body, "w:hyperlink")).toEqual([]);
  });
});
