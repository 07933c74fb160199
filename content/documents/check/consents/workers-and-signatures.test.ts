/** A worker's consent names its recipients, and a signature follows the words of its consent. */
import { describe, expect, test } from "vitest";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { writeOne } from "@/content/documents/check/write-all";
import { openPaper } from "@/content/internal-papers/check/open-paper";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { writeText } from "@/lib/engine/writers/text";
import { paperOwners } from "@/tests/support/papers/owners";

/** An owner of the corpus whose documents were reviewed. */
const read = (name: string) => {
  const found = ownersByIndustry.find(({ kind }) => kind === name);
  if (!found) throw new Error(`No owner «${name}»`);
  return found.answers;
};

describe("employee consents (152-ФЗ ст. 9 ч. 4 п. 5, 6; ТК РФ ст. 88)", () => {
  const write = (more: Record<string, string>) => {
    const { passport, paper: answers } = paperOwners.clinic ?? { passport: {}, paper: {} };
    const paper = openPaper("employee-consents");
    const [owner] = paper.ownersOf(documentAnswersSchema.parse({ ...passport, type: "privacy" }), {
      ...answers,
      ...more,
    });
    if (!owner) throw new Error("The clinic is written of once.");
    return writeText(paper.write(owner)).replace(/\u00a0/g, " ");
  };
  test("name the bank and the insurer that were given, or leave a blank", () => {
    const text = write({ bankName: "АО «Кубышка»", insurerName: "АО «Подушка»" });
    expect(text).toContain("Кому сообщаются данные: АО «Кубышка»");
    expect(text).toContain("Кому сообщаются данные: АО «Подушка»");
    expect(write({ bankName: "" })).toContain("[указать: наименование и адрес банка]");
  });
  test("contain no instructions to the employer", () => {
    const [instruction = "", ...consents] = write({}).split("\n\n\n").slice(1);
    expect(instruction).toContain("вычеркните");
    expect(consents.join("\n")).not.toMatch(/вычёркива|вычеркн/);
  });
  test("name the employer as the recipient of the consent before each of four signatures", () => {
    const text = write({});
    expect(text.match(/Это согласие дано работодателю \(/g)?.length).toBe(4);
    expect(text).not.toContain("Согласие подписано");
  });
});

test("consent to use a picture places the signature after its words (ГК РФ ст. 152.1)", () => {
  const text = writeOne("consent", { ...read("детский клуб"), consentPurpose: "image" });
  expect(text).toMatch(/Согласие добровольное\.[^\n]*подписывает или отмечает его:/);
});
