import { describe, expect, test, vi } from "vitest";
import type { Block, DocumentTree } from "@/lib/engine/tree/document";
import { writeDocx } from "@/lib/engine/writers/docx";
import {
  blank,
  clause,
  documentTree,
  link,
  p,
  ref,
  section,
  table,
  title,
} from "@/tests/fixtures/trees/build";
import { hostileName, hostileTree } from "@/tests/fixtures/trees/hostile";
import { privacyTree } from "@/tests/fixtures/trees/privacy";
import {
  docxNumbers,
  find,
  findAll,
  readDocxParts,
  type XmlNode,
} from "@/tests/support/documents/document-words/docx";

async function part(tree: DocumentTree, path: string): Promise<XmlNode | undefined> {
  return readDocxParts(await writeDocx(tree)).get(path);
}

const body = (tree: DocumentTree) => part(tree, "word/document.xml");
const textOf = (node: XmlNode | undefined): string =>
  findAll(node, "w:t")
    .map((run) => run.children[0]?.text ?? "")
    .join("");

/** The stored numbers of headings and clauses, in the order of the document. */
function storedNumbers(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === "heading") return block.number === null ? [] : [`${block.number}.`];
    if (block.type === "clause") return [`${block.number}.`, ...storedNumbers(block.children)];
    return block.type === "list" ? storedNumbers(block.items.flat()) : [];
  });
}

describe("numbering in DOCX", () => {
  test("is automatic and gives the stored numbers", async () => {
    const numbers = docxNumbers(await writeDocx(privacyTree));
    expect(numbers).toEqual(storedNumbers(privacyTree.blocks));
    expect(numbers).toContain("1.3.3.2.");
  });

  test("uses one list for all headings and clauses", async () => {
    const document = await body(privacyTree);
    const lists = findAll(document, "w:p")
      .filter((paragraph) => !/ListItem/.test(styleOf(paragraph)))
      .flatMap((paragraph) => find(paragraph, "w:numId")?.attributes["w:val"] ?? []);
    expect(lists.length).toBeGreaterThan(30);
    expect(new Set(lists).size).toBe(1);
  });

  test("is literal for a clause whose number Word would count differently", async () => {
    const tree = documentTree(
      section("1", "one", "Раздел"),
      clause("1.1", "152-ФЗ ст. 9", "Первый"),
      clause("1.3", "152-ФЗ ст. 9", "Третий"),
      clause("1.2", "152-ФЗ ст. 9", "Второй"),
    );
    expect(docxNumbers(await writeDocx(tree))).toEqual(["1.", "1.1.", "1.2."]);
    expect(textOf(await body(tree))).toContain("1.3.Третий");
  });
});

function styleOf(paragraph: XmlNode): string {
  return find(paragraph, "w:pStyle")?.attributes["w:val"] ?? "";
}

describe("a DOCX file", () => {
  test("has the same bytes when it is written again on another day", async () => {
    const first = await writeDocx(hostileTree);
    vi.useFakeTimers({ now: Date.now() + 400 * 24 * 60 * 60 * 1000, toFake: ["Date"] });
    try {
      expect(await writeDocx(hostileTree)).toEqual(first);
    } finally {
      vi.useRealTimers();
    }
  });

  test("uses heading styles for title and sections", async () => {
    const paragraphs = findAll(await body(privacyTree), "w:p");
    const headings = (style: string) => paragraphs.filter((node) => styleOf(node) === style);
    expect(headings("Heading1").map(textOf)).toEqual([privacyTree.title]);
    expect(headings("Heading2")).toHaveLength(11);
  });

  test("has the language Russian, a title, an author and a date", async () => {
    const parts = readDocxParts(await writeDocx(hostileTree));
    const core = parts.get("docProps/core.xml");
    const value = (name: string) => find(core, name)?.children[0]?.text;
    expect(value("dc:title")).toBe(hostileTree.title);
    expect(value("dc:creator")).toBe(hostileName);
    expect(value("dc:language")).toBe("ru-RU");
    expect(value("dcterms:created")).toBe("2026-11-21T00:00:00Z");
    const language = find(find(parts.get("word/styles.xml"), "w:docDefaults"), "w:lang");
    expect(language?.attributes["w:val"]).toBe("ru-RU");
  });

  test("has page numbers in its footer", async () => {
    const fields = findAll(await part(privacyTree, "word/footer1.xml"), "w:instrText");
    expect(fields.map((field) => field.children[0]?.text)).toEqual(["PAGE", "NUMPAGES"]);
  });

  test("marks the header of a table to be repeated", async () => {
    const tree = documentTree(table(["А", "Б"], ["1", "2"]), table(null, ["1", "2"]));
    const [first, second] = findAll(await body(tree), "w:tbl");
    expect(findAll(first, "w:tblHeader")).toHaveLength(1);
    expect(findAll(second, "w:tblHeader")).toHaveLength(0);
  });

  test("has table columns at least as wide as their longest unbreakable text", async () => {
    const host = "ООО\u00a0«Надёжный\u00a0хостинг»";
    const long =
      "Фамилия, имя, отчество; адрес электронной почты; номер телефона; паспортные данные";
    const row = [long, long, host, long, "да"];
    const tree = documentTree(table(["Цель", "Данные", "Кому", "Срок", "Отметка"], row));
    const widths = findAll(await body(tree), "w:gridCol").map((it) => Number(it.attributes["w:w"]));
    // Twentieths of a point: 25 letters of nine-and-a-half-point type, each a good half as wide.
    expect(widths[2]).toBeGreaterThan(25 * 9.5 * 0.5 * 20);
  });

  test("keeps the rows of a short table with its header, but not those of a long one", async () => {
    const kept = async (count: number) =>
      findAll(
        await body(
          documentTree(table(["А", "Б"], ...Array.from({ length: count }, () => ["1", "2"]))),
        ),
        "w:keepNext",
      ).length;
    expect(await kept(3)).toBe(2 * 3);
    expect(await kept(9)).toBe(2);
  });

  test("highlights blanks", async () => {
    const [run] = findAll(await body(documentTree(p([blank("адрес")]))), "w:r");
    expect(find(run, "w:highlight")?.attributes["w:val"]).toBe("yellow");
    expect(textOf(run)).toBe("[указать: адрес]");
  });

  test("links to web addresses and to its own clauses, but not to a file address", async () => {
    const tree = documentTree(
      title("Т"),
      clause("1", "152-ФЗ ст. 9", "Пункт"),
      p([ref("p-1", "пункт 1"), link("https://ex.ru/?a=1&b=2", "сайт"), link("file:///x", "файл")]),
    );
    const parts = readDocxParts(await writeDocx(tree));
    const [inner, outer, ...others] = findAll(parts.get("word/document.xml"), "w:hyperlink");
    expect(others).toEqual([]);
    const bookmarks = findAll(parts.get("word/document.xml"), "w:bookmarkStart");
    expect(bookmarks.map((node) => node.attributes["w:name"])).toContain(
      inner?.attributes["w:anchor"],
    );
    const relation = findAll(parts.get("word/_rels/document.xml.rels"), "Relationship").find(
      (node) => node.attributes.Id === outer?.attributes["r:id"],
    );
    expect(relation?.attributes.Target).toBe("https://ex.ru/?a=1&b=2");
  });
});
