/** Remarks on whom the owner names, and on what he corrects in the table. */
import { describe, expect, test } from "vitest";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { checkAnswers } from "@/lib/engine/lint/check-answers";

const sound = {
  type: "privacy",
  companyName: "ООО «Ромашка»",
  websiteUrl: "https://romashka.ru",
  contactEmail: "info@romashka.ru",
  processingPurposes: ["order_processing"],
  dataTypesCollected: ["full_name", "email"],
};
const messages = (more: object): string[] =>
  checkAnswers(documentAnswersSchema.parse({ ...sound, ...more })).map(({ message }) => message);

describe("a remark", () => {
  test.each<[string, object, string]>([
    [
      "paid by nobody knows whom",
      { processingPurposes: ["payment"] },
      "кто принимает платежи, не сказано",
    ],
    [
      "counted by nobody knows what",
      { processingPurposes: ["analytics"] },
      "чем вы считаете посетителей, не сказано",
    ],
    [
      "a processor without a contract",
      { recipients: [{ name: "ИП Счётов", role: "accounting", contract: "no" }] },
      "«ИП Счётов». Заключите",
    ],
    [
      "a recipient for a purpose that is none",
      { recipients: [{ name: "ООО «А»", role: "mailing", purposes: ["newsletter"] }] },
      "для цели, которой среди целей нет: «ООО «А»»",
    ],
    [
      "a recipient of data that nobody collects",
      { recipients: [{ name: "ООО «А»", role: "crm", data: ["passport"] }] },
      "которых вы не собираете: «ООО «А»»",
    ],
    [
      "a mistyped ИНН of a recipient",
      { recipients: [{ name: "ООО «А»", role: "crm", inn: "7707083894" }] },
      "ООО «А»: Похоже, в ИНН опечатка",
    ],
    [
      "a recipient abroad by its country",
      { recipients: [{ name: "ООО «А»", role: "crm", country: "KZ" }] },
      "есть иностранный",
    ],
    [
      "a ground that the law does not allow",
      { processing: [{ purpose: "newsletter", ground: "contract" }] },
      "Рекламу шлют только с предварительного согласия",
    ],
  ])("%s", (_case, more, words) => {
    expect(messages(more).join("\n")).toContain(words);
  });

  test("a recipient of whom all is said needs no word in brackets", () => {
    const told = { name: "ИП Тихий", role: "other", purposes: ["feedback"], data: ["email"] };
    const told2 = { processingPurposes: ["feedback"], recipients: [told] };
    expect(messages(told2).join("\n")).not.toContain("чем занимается");
    expect(messages({ recipients: [{ name: "ИП Тихий" }] }).join("\n")).toContain(
      "чем занимается «ИП Тихий»",
    );
  });
});
