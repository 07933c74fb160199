// @module-tag exhaustive
/** The signatures of a paper share their page with its text. */
import { describe, expect, test } from "vitest";
import { openPaper } from "@/content/internal-papers/check/open-paper";
import { paperDefinition, paperIds } from "@/content/internal-papers/definitions";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { appliesToOwner } from "@/lib/engine/papers/papers-of-owner";
import type { Block } from "@/lib/engine/tree/document";
import { writeDocx } from "@/lib/engine/writers/docx";
import { writePdf } from "@/lib/engine/writers/pdf";
import { footerText } from "@/lib/engine/writers/shared/document-metadata";
import { isForm } from "@/lib/engine/writers/shared/written-form";
import { writeText } from "@/lib/engine/writers/text";
import { find, findAll, readDocxParts } from "@/tests/support/documents/document-words/docx";
import { pagesOfPdf } from "@/tests/support/documents/document-words/pdf";
import { foreignOwners } from "@/tests/support/papers/foreign-owners";
import { sampleOwners } from "@/tests/support/papers/owners";

const owners = { ...foreignOwners.twelve, ...sampleOwners };

const written = paperIds.flatMap((id) => {
  const paper = openPaper(id);
  return Object.entries(owners).flatMap(([name, { passport, paper: answers }]) =>
    paper
      .ownersOf(documentAnswersSchema.parse({ ...passport, type: "privacy" }), answers)
      .filter(({ paperFacts: facts }) => appliesToOwner(paperDefinition(id), facts))
      .map((owner) => ({
        name: `${id}, ${name}${owner.recipient ? `, ${owner.recipient.name}` : ""}`,
        tree: paper.write(owner),
      })),
  );
});

const isSignature = (block: Block) =>
  block.type === "table" && block.header === null && isForm(block.rows);

/** Where the signatures at the end begin, with the heading and the words above them. */
function signaturesFrom(blocks: readonly Block[]): number {
  let from = blocks.length;
  for (let at = blocks.length - 1; at > 0; at -= 1) {
    const block = blocks[at];
    if (!block) break;
    if (isSignature(block)) from = at;
    else if (block.type !== "paragraph" && block.type !== "heading") break;
    else if (from < blocks.length && from === at + 1) from = at;
  }
  return from;
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();

const signed = written.filter(({ tree }) => signaturesFrom(tree.blocks) < tree.blocks.length);

test("more than six papers end in signatures", () => {
  expect(new Set(signed.map(({ name }) => name.split(",")[0])).size).toBeGreaterThan(6);
});

describe.each(signed)("$name", ({ tree }) => {
  const { blocks } = tree;
  const from = signaturesFrom(blocks);

  test("has more than signatures on the last page of the PDF", async () => {
    const pages = await pagesOfPdf(await writePdf(tree));
    const footer = letters(footerText(tree));
    const last = letters((pages.at(-1) ?? "").replace(/Стр\.\s*\d+\s*из\s*\d+/, ""));
    const text = last.replace(footer, "");
    expect(text).not.toBe("");
    const signatures = letters(writeText({ ...tree, blocks: blocks.slice(from) }));
    expect(signatures.endsWith(text), text).toBe(false);
  });

  test("keeps the signatures with the words before them in Word", async () => {
    const body = readDocxParts(await writeDocx(tree)).get("word/document.xml");
    const all = findAll(body, "w:p");
    const after = readDocxParts(await writeDocx({ ...tree, blocks: blocks.slice(from) })).get(
      "word/document.xml",
    );
    const count = findAll(after, "w:p").length;
    const before = all[all.length - count - 1];
    const heading = find(before, "w:pStyle")?.attributes["w:val"]?.startsWith("Heading");
    expect(heading || find(before, "w:keepNext") !== undefined).toBe(true);
  });
});
