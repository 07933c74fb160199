// @module-tag slow
/** For every type of document: any words that a person types appear unchanged in every format. */
import { existsSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openTemplate } from "@/content/documents/check/open-template";
import { cleanText } from "@/lib/core/text/clean-text";
import { answersShape, documentAnswersSchema } from "@/lib/engine/answers/schema";
import { type DocumentType, documentTypes } from "@/lib/engine/questions/vocabulary/options";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { writeDocx } from "@/lib/engine/writers/docx";
import { writeHtmlPage } from "@/lib/engine/writers/html";
import { writeMarkdown } from "@/lib/engine/writers/markdown";
import { writePdf } from "@/lib/engine/writers/pdf";
import { printableLine } from "@/lib/engine/writers/shared/written-form";
import { writeText } from "@/lib/engine/writers/text";
import { anyCharacter } from "@/tests/support/arbitrary-text";
import {
  wordsOfDocx,
  wordsOfHtml,
  wordsOfMarkdown,
  wordsOfPdf,
  wordsOfText,
} from "@/tests/support/documents/document-words";

const types = documentTypes.filter((type) => existsSync(`content/documents/${type}/template.md`));

/** Answers that let most fields be seen: a registered mass medium that also sells and recruits. */
const seen = {
  ownerType: "legal",
  companyName: "ООО «Ромашка»",
  websiteUrl: "https://romashka.ru",
  contactEmail: "info@romashka.ru",
  industry: "ecommerce",
  websitePlatform: "other",
  isSmi: true,
  userCanPost: true,
  processingPurposes: ["registration", "order_processing", "contract", "feedback", "newsletter"],
  dataTypesCollected: ["full_name", "email", "cookies"],
  dataTransferToThirdParties: ["analytics", "other"],
  consentWithdrawalMethod: ["email", "phone", "post"],
};

type Field = {
  name: string;
  isList: boolean;
  /** Whether the field names something: what cannot be seen is rejected in it, and tested where the schema is. */
  isIdentifier: boolean;
};

/** The fields that take words: one text, or a list of statements. */
const wordFields: Field[] = Object.entries(answersShape).flatMap<Field>(([name, schema]) => {
  const probe = "Якорь-парус";
  const isIdentifier = !schema.safeParse(`${probe}\u0000`).success;
  if (schema.safeParse(probe).success) return [{ name, isList: false, isIdentifier }];
  return schema.safeParse([probe]).success ? [{ name, isList: true, isIdentifier: false }] : [];
});

const signs = fc.constantFrom(
  "{{owner.name}}",
  "{вписать: имя}",
  "@если",
  "**жирно**",
  "_курсив_",
  "`код`",
  "<script>alert(1)</script>",
  "&amp;",
  "]]>",
  "[указать: имя]",
  "[слова](https://example.ru)",
  "| ячейка |",
  "1. пункт",
  "# раздел",
  "\\",
  "$&",
  "«",
  '"',
  "😀",
  "e\u0301",
  "שלום",
);
/** On one line, as the fields are: those characters, and the signs that some format takes for its own. */
const wordsOf = (unit: fc.Arbitrary<string>) =>
  fc
    .array(fc.oneof(signs, fc.string({ unit, maxLength: 12 })), { maxLength: 4 })
    .map((parts) => parts.join(" ").replace(/[\n\r\v\f\u0085\u2028\u2029]/g, " "));
const anyWords = wordsOf(anyCharacter);
/** Characters that a font of ours has: a PDF draws «�» for any other. */
const drawnWords = wordsOf(
  fc.constantFrom(..."аяЖЩё aZé 09 !@#$%^&*()[]{}<>|\\/\"'`~_+=;:,.?«»—–…№§©€₽→≥Ωשם"),
);

/** Between letters that no rule about beginnings or ends touches; short enough for every field. */
const frame = (at: number, text: string) => `Я${at}-${text.slice(0, 45)}-я`;

/** Each field with words of its own. */
const formOf = (text: fc.Arbitrary<string>) =>
  fc.tuple(...wordFields.map(() => text)).map((all) =>
    Object.fromEntries(
      wordFields.map(({ name, isList, isIdentifier }, at) => {
        const framed = frame(at, all[at] ?? "");
        // After the cut, which may leave half of a character: an identifier is rejected for it.
        const cleaned = isIdentifier ? cleanText(framed) : framed;
        // One name: these marks stand between several.
        const typed = name === "otherThirdParties" ? cleaned.replace(/[;,]/g, " ") : cleaned;
        return [name, isList ? [typed] : typed];
      }),
    ),
  );
const anyForm = formOf(anyWords);

const disclaimerFields = [
  "type",
  "companyName",
  "websiteUrl",
  "contactEmail",
  "legalAddress",
  "phone",
];

function parse(type: DocumentType, texts: object) {
  const form = Object.entries({ ...seen, ...texts, type });
  const isDisclaimer = type === "socialDisclaimer";
  return documentAnswersSchema.parse(
    Object.fromEntries(form.filter(([key]) => !isDisclaimer || disclaimerFields.includes(key))),
  );
}

const ready = Object.fromEntries(
  types.map((type) => {
    const assemble = openTemplate(type);
    const anchors = Object.fromEntries(
      wordFields.map(({ name, isList }, at) => [name, isList ? [frame(at, "")] : frame(at, "")]),
    );
    const text = writeText(assemble(parse(type, anchors)));
    return [type, { assemble, fields: wordFields.filter((_, at) => text.includes(frame(at, ""))) }];
  }),
);

/** What the document must show: the words of each field that it names, as the schema cleaned them. */
function write(type: DocumentType, typed: object): { tree: DocumentTree; expected: string[] } {
  const { assemble, fields } = ready[type] ?? { assemble: openTemplate(type), fields: [] };
  const answers = parse(type, typed);
  const expected = fields.map(({ name, isList }) => {
    const value = (answers as Record<string, unknown>)[name];
    return joinWords(wordsOfText(printableLine(String(isList ? (value as string[])[0] : value))));
  });
  return { tree: assemble(answers), expected };
}

const joinWords = (words: string[]) => words.join(" ");

test("documents show their owner's words in many fields", () => {
  const names = new Set(types.flatMap((type) => ready[type]?.fields.map(({ name }) => name) ?? []));
  expect(names.size).toBeGreaterThan(20);
  for (const type of types) expect(ready[type]?.fields.length, type).toBeGreaterThan(2);
});

describe("any typed words", () => {
  test.each(types)("appear unchanged in %s as text, HTML and Markdown", (type) => {
    fc.assert(
      fc.property(anyForm, (typed) => {
        const { tree, expected } = write(type, typed);
        const formats = {
          text: joinWords(wordsOfText(writeText(tree))),
          html: joinWords(wordsOfHtml(writeHtmlPage(tree))),
          markdown: joinWords(wordsOfMarkdown(writeMarkdown(tree))),
        };
        for (const [format, words] of Object.entries(formats)) {
          for (const item of expected) expect(words, format).toContain(item);
        }
      }),
      // Making a form smaller costs minutes here, and the words at fault are named anyway.
      { numRuns: 3, endOnFailure: true },
    );
  });

  const few = { numRuns: 2, endOnFailure: true };

  test("appear unchanged in Word files", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...types), anyForm, async (type, typed) => {
        const { tree, expected } = write(type, typed);
        const docx = joinWords(wordsOfDocx(await writeDocx(tree)));
        for (const item of expected) expect(docx, type).toContain(item);
      }),
      few,
    );
  });

  test("appear unchanged in the text layer of PDFs", async () => {
    const short = fc.constantFrom<DocumentType>("socialDisclaimer", "return", "cookie");
    await fc.assert(
      fc.asyncProperty(short, formOf(drawnWords), async (type, typed) => {
        const { tree, expected } = write(type, typed);
        const pdf = joinWords(await wordsOfPdf(await writePdf(tree)));
        for (const item of expected) expect(pdf, type).toContain(item);
      }),
      few,
    );
  });
});
