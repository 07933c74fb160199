import { describe, expect, test } from "vitest";
import { incidentFieldKeys } from "@/content/incidents/incidents";
import { type IncidentPaper, incidentPaperKeys } from "@/content/incidents/papers";
import { listBlanks, walkBlocks } from "@/lib/engine/tree/walk";
import { writeDocx } from "@/lib/engine/writers/docx";
import { writePdf } from "@/lib/engine/writers/pdf";
import { documentMetadata, footerText } from "@/lib/engine/writers/shared/document-metadata";
import { writeText } from "@/lib/engine/writers/text";
import { writeIncidentPaper } from "@/lib/features/incidents/papers/incident-paper";
import type { Incident } from "@/lib/features/incidents/responses";
import { findAll, readDocxParts } from "@/tests/support/documents/document-words/docx";
import { textOfPdf } from "@/tests/support/documents/document-words/pdf";
import { someIncident } from "@/tests/support/duties/incident";

const nobody = { name: "", inn: "", address: "", email: "" };
const shop = {
  name: "ООО «Ромашка»",
  inn: "7712345671",
  address: "г. Тверь, ул. Садовая, д. 1",
  email: "pd@romashka.example",
};
const source = {
  operator: shop,
  site: { address: "romashka.example" },
  now: "2027-01-02T09:00:00Z",
};
/** Every field contains its own key, so that its place in the text can be found. */
const told: Incident = {
  ...someIncident,
  firstFoundAt: "2026-12-31T21:30:00Z",
  correction: "Письмо пришло раньше.",
  fields: Object.fromEntries(
    incidentFieldKeys.map((key) => [key, `сказано ${key}`]),
  ) as Incident["fields"],
  notice: { ...someIncident.notice, sentAt: "2027-01-01T10:00:00Z", number: "№ 5" },
  results: { ...someIncident.results, sentAt: "2027-01-02T10:00:00Z", number: "№ 6" },
};

const textOf = (paper: IncidentPaper, incident = told, known = source) =>
  writeText(writeIncidentPaper(paper, incident, known)).replace(/[\u00a0\u202f]/g, " ");

/** docs/specification/requests.md#incidents */
describe("the letter and the act about a leak", () => {
  test("the letter contains the fields for the people concerned and names nobody at fault", () => {
    const text = textOf("letter");
    for (const key of ["what", "data", "harm", "measures", "advice"]) {
      expect(text).toContain(`сказано ${key}`);
    }
    for (const key of ["persons", "results", "investigators", "contact", "causes"]) {
      expect(text).not.toContain(`сказано ${key}`);
    }
    expect(text).toContain("ООО «Ромашка», ИНН 7712345671 сообщает: 31.12.2026 23:30");
    expect(text).toContain("Роскомнадзору сообщено: 01.01.2027 13:00 (152-ФЗ, ст. 21 ч. 3.1 п. 1)");
    // The number is kept with the key of the portal, which only the owner may see.
    expect(text).not.toMatch(/№ [56]/);
    expect(text).toContain("пишите по адресу pd@romashka.example или г. Тверь");
    // The people are not told that the law requires this letter.
    expect(text).not.toMatch(/обязан|на основании/);
  });

  test("the act contains all fields, the times of both notices' sending and their terms", () => {
    const text = textOf("act");
    for (const key of incidentFieldKeys.filter((key) => key !== "advice")) {
      expect(text).toContain(`сказано ${key}`);
    }
    expect(text).toContain(
      "Роскомнадзору об инциденте: 01.01.2027 13:00, № 5. Срок — 24 часа, до 01.01.2027 23:30",
    );
    expect(text).toContain(
      "записано другое время, 01.01.2027 00:30. Почему оно исправлено: Письмо пришло раньше",
    );
  });

  test("the act mentions no correction when the time was never corrected", () => {
    expect(textOf("act", someIncident)).not.toContain("исправлено");
  });

  test("each clause of the act prints a norm of 152-FZ", () => {
    const bare: string[] = [];
    walkBlocks(writeIncidentPaper("act", told, source).blocks, (block) => {
      if (block.type !== "clause") return;
      const said = textOf("act").includes(`${block.norms[0]?.place.replace(/\s/g, " ")}`);
      if (block.norms.length === 0 || !said) bare.push(block.number);
    });
    expect(bare).toEqual([]);
    expect(textOf("act")).toMatch(
      /сказано prevention \(ст\. 19 ч\. 1, ст\. 19 ч\. 2 п\. 6 Закона\)/,
    );
  });

  test.each(incidentPaperKeys)(
    "the %s has blanks for what is unknown and invents nothing",
    (paper) => {
      const unsaid = { ...someIncident, fields: null };
      const known = { ...source, operator: nobody };
      const text = textOf(paper, unsaid, known);
      expect(text).not.toMatch(/[{}]|undefined|null|ИНН|\.\./);
      const blanks = listBlanks(writeIncidentPaper(paper, unsaid, known));
      expect(blanks).toContain("наименование оператора");
      expect(blanks.join()).toContain("когда сообщено");
    },
  );

  test.each(incidentPaperKeys)("the %s keeps the line breaks of a field", (paper) => {
    const fields = { ...told.fields, what: "Первая строка\nвторая строка" } as Incident["fields"];
    expect(textOf(paper, { ...told, fields })).toMatch(/Первая строка\n\s*вторая строка/);
  });

  test("the act has a signature line for each investigator", () => {
    const fields = {
      ...told.fields,
      investigators: "директор В. В. Ветров\n\nадминистратор О. П. Смирнова",
    } as Incident["fields"];
    const forms = writeIncidentPaper("act", { ...told, fields }, source).blocks.filter(
      ({ type }) => type === "table",
    );
    // Place and date, two signatures, and the owner's.
    expect(forms).toHaveLength(4);
  });

  test.each(incidentPaperKeys)(
    "the %s is written as Word and PDF with its owner in footer and metadata",
    async (paper) => {
      const tree = writeIncidentPaper(paper, told, source);
      expect(documentMetadata(tree).author).toBe("ООО «Ромашка»");
      expect(footerText(tree)).toMatch(/^ООО\s«Ромашка»\s·\s(Акт|Сообщение)/);
      const words = findAll(readDocxParts(await writeDocx(tree)).get("word/document.xml"), "w:t");
      expect(JSON.stringify(words)).toContain("сказано what");
      expect(await textOfPdf(await writePdf(tree))).toContain("сказано measures");
    },
  );
});
