// @module-tag slow
/** The description of a purpose stays on one page in the formats that have pages. */
import { describe, expect, test } from "vitest";
import { openTemplate } from "@/content/documents/check/open-template";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { writeDocx } from "@/lib/engine/writers/docx";
import { writePdf } from "@/lib/engine/writers/pdf";
import { find, findAll, readDocxParts } from "@/tests/support/documents/document-words/docx";
import { readPdfPages } from "@/tests/support/documents/document-words/pdf-navigation";

const writePolicy = openTemplate("privacy");

describe.each(ownersByIndustry)("full policy of «$kind»", ({ answers }) => {
  const tree = writePolicy(
    documentAnswersSchema.parse({ ...answers, type: "privacy", documentLength: "full" }),
  );

  test("keeps each description of a purpose on one page of the PDF", async () => {
    const pages = await readPdfPages(await writePdf(tree));
    const count = (label: RegExp) => pages.map((page) => page.match(label)?.length ?? 0);
    const begun = count(/Чьи данные/g);
    expect(begun.reduce((sum, tables) => sum + tables)).toBeGreaterThan(2);
    // Before the tables, «порядок уничтожения подробно описан…» says where more of it stands.
    expect(count(/Порядок уничтожения(?! подробно)/g)).toEqual(begun);
  });

  test("keeps the rows of each description together in Word", async () => {
    const body = readDocxParts(await writeDocx(tree)).get("word/document.xml");
    const descriptions = findAll(body, "w:tbl").filter((table) =>
      findAll(table, "#text").some(({ text }) => /^Чьи\sданные$/.test(text)),
    );
    expect(descriptions.length).toBeGreaterThan(2);
    for (const table of descriptions) {
      const rows = findAll(table, "w:tr");
      const kept = rows.map((row) => findAll(row, "w:p").every((cell) => find(cell, "w:keepNext")));
      expect(kept).toEqual(rows.map((_row, index) => index < rows.length - 1));
    }
  });
});
