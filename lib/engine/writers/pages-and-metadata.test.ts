// @module-tag slow
/** Pages, footers, metadata and tags of the files, as a lawyer or an accessibility checker reads them. */

import { beforeAll, describe, expect, test } from "vitest";
import type { Block } from "@/lib/engine/tree/document";
import { writeDocx } from "@/lib/engine/writers/docx";
import { writeHtmlPage } from "@/lib/engine/writers/html";
import { writePdf } from "@/lib/engine/writers/pdf";
import { footerText } from "@/lib/engine/writers/shared/document-metadata";
import { documentStyle, toPoints } from "@/lib/engine/writers/shared/style";
import { loadPdfJs } from "@/lib/platform/pdf/pdf-js";
import {
  clause,
  documentTree,
  link,
  list,
  p,
  requisites,
  section,
  table,
  title,
  value,
} from "@/tests/fixtures/trees/build";
import { privacyTree } from "@/tests/fixtures/trees/privacy";
import { findAll, readDocxParts } from "@/tests/support/documents/document-words/docx";
import { countPdfRoles, readPdfFacts } from "@/tests/support/documents/document-words/pdf";

const { getDocument } = await loadPdfJs();

const longName = `ООО«${"Северозападнефтегазспецмонтаж".repeat(11)}»`.slice(0, 300);
const longAddress = `https://example.ru/${"ochen-dlinnyj-put/".repeat(30)}?a=${"я1_".repeat(200)}`;
const name = value("companyName", longName);
const address = link(longAddress, [value("websiteUrl", longAddress)]);

/** A name without spaces and an endless address in every place where an answer can stand. */
const longTree = documentTree(
  title([name, " ", address]),
  requisites(["Владелец", [name]], [longName, [address]]),
  section("1", "one", [name]),
  clause("1.1", "152-ФЗ ст. 9", [address, ":"], list([name], [address])),
  {
    ...clause("1.2", "152-ФЗ ст. 9", [name]),
    children: [
      p([name]),
      list([name]),
      table(
        ["Цель", "Кто", "Что", "Почему", "Сколько"],
        [[name], [address], [name], [address], "5"],
      ),
      requisites(["Адрес", [address]]),
      clause("1.2.1", "152-ФЗ ст. 9", [name], list([[p([name]), list([address])]].flat())),
    ],
  },
  table([[name], [address]], ["1", "2"]),
);

/** Where the words of each page stand, in points from its left and lower edge. */
async function readPlaces(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const places: { text: string; left: number; right: number; bottom: number; top: number }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      const [, , , , left = 0, bottom = 0] = item.transform as number[];
      const { str: text, width, height } = item;
      places.push({ text, left, right: left + width, bottom, top: bottom + height });
    }
  }
  await task.destroy();
  return places;
}

/** Written once for all tests. */
let policyPdf: Uint8Array;
let longPdf: Uint8Array;
let longDocx: Uint8Array;
beforeAll(async () => {
  [policyPdf, longPdf, longDocx] = await Promise.all([
    writePdf(privacyTree),
    writePdf(longTree),
    writeDocx(longTree),
  ]);
});

const { page } = documentStyle;
/** A space at the end of a line may hang over the edge. */
const space = 4;

test.each<[string, () => Uint8Array]>([
  ["a policy", () => policyPdf],
  ["long names and addresses", () => longPdf],
])("the text of %s stays inside the text area of a PDF", async (_, pdf) => {
  const places = await readPlaces(pdf());
  expect(places.length).toBeGreaterThan(50);
  for (const { text, left, right, bottom, top } of places) {
    expect(left, text).toBeGreaterThanOrEqual(toPoints(page.margin.left) - 0.5);
    expect(right, text).toBeLessThanOrEqual(toPoints(page.width - page.margin.right) + space);
    expect(bottom, text).toBeGreaterThan(0);
    expect(top, text).toBeLessThan(toPoints(page.height));
  }
});

test("tables of a DOCX are not wider than its text, even with very long words", async () => {
  const textWidth = ((page.width - page.margin.left - page.margin.right) / 25.4) * 1440;
  const document = readDocxParts(longDocx).get("word/document.xml");
  const tables = findAll(document, "w:tbl");
  expect(tables).toHaveLength(4);
  for (const found of tables) {
    const columns = findAll(found, "w:gridCol").map((it) => Number(it.attributes["w:w"]));
    expect(columns.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(textWidth + 1);
    expect(Math.min(...columns)).toBeGreaterThan(300);
    // With a fixed layout Word breaks a word that is wider than its column.
    expect(findAll(found, "w:tblLayout")[0]?.attributes["w:type"]).toBe("fixed");
  }
});

describe("the footer with «Стр. N из M»", () => {
  test("is on every page of a PDF", async () => {
    const content = (await readPlaces(policyPdf))
      .map(({ text }) => text.replace(/\u00a0/g, " "))
      .join(" ");
    const { pages } = readPdfFacts(policyPdf);
    expect(pages).toBeGreaterThan(1);
    for (let number = 1; number <= pages; number += 1) {
      expect(content).toMatch(new RegExp(`Стр\\.\\s+${number}\\s+из\\s+${pages}`));
    }
  });

  test("uses page fields in a DOCX", async () => {
    const footer = readDocxParts(await writeDocx(privacyTree)).get("word/footer1.xml");
    const said = findAll(footer, "w:t")
      .concat(findAll(footer, "w:instrText"))
      .map((node) => node.children[0]?.text ?? "");
    expect(said.slice(1)).toEqual(["Стр.\u00a0", " из\u00a0", "PAGE", "NUMPAGES"]);
  });

  test("names the owner and the title in DOCX and on every page of a PDF", async () => {
    const footer = readDocxParts(await writeDocx(privacyTree)).get("word/footer1.xml");
    const [owner] = findAll(footer, "w:t").map((node) => node.children[0]?.text ?? "");
    expect(owner?.replace(/\u00a0/g, " ")).toMatch(
      /^Общество .+ · Политика в отношении обработки персональных данных$/,
    );
    const places = (await readPlaces(policyPdf)).map(({ text }) => text.replace(/\u00a0/g, " "));
    const { pages } = readPdfFacts(policyPdf);
    expect(places.join(" ").split("· Политика в отношении").length - 1).toBe(pages);
  });

  test("names the edition when the document has one", () => {
    const edition: Block = {
      type: "paragraph",
      children: [{ type: "text", text: "Редакция № 3 от 1 декабря 2026 г." }],
    };
    const blocks = [edition, ...privacyTree.blocks];
    // A sheet with a signature alone must say of which paper it is, too.
    expect(footerText({ ...privacyTree, blocks }).replace(/\u00a0/g, " ")).toMatch(
      /· Политика в отношении обработки персональных данных · Редакция № 3 от 1 декабря 2026 г\.$/,
    );
  });

  test("is part of the HTML page for printing", () => {
    expect(writeHtmlPage(privacyTree)).toContain(
      'content: "Стр. " counter(page) " из " counter(pages)',
    );
  });
});

test("the metadata of PDF and DOCX name the owner as the author", async () => {
  expect(readPdfFacts(longPdf)).toMatchObject({
    author: longName,
    creator: "Сайт по закону",
    showsTitle: true,
  });
  const core = readDocxParts(longDocx).get("docProps/core.xml");
  expect(findAll(core, "dc:creator")[0]?.children[0]?.text).toBe(longName);
});

test("a PDF tags headings, lists, tables and table headers", async () => {
  const roles = countPdfRoles(longPdf);
  expect(roles).toMatchObject({ Document: 1, H1: 1, H2: 1, L: 4, LI: 5, Table: 2, TH: 7, TD: 7 });
  expect(roles.Lbl).toBe(roles.LI);
  expect(roles.LBody).toBe(roles.LI);
});
