/** Findings about the recipients that an owner names and the corrections of the table of processing. */
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

describe("checkAnswers about recipients and corrections", () => {
  test.each<[string, object, string]>([
    [
      "payments without a payment service",
      { processingPurposes: ["payment"] },
      "кто принимает платежи, не сказано",
    ],
    [
      "statistics without a counter",
      { processingPurposes: ["analytics"] },
      "чем вы считаете посетителей, не сказано",
    ],
    [
      "a processor without a contract",
      { recipients: [{ name: "ИП Счётов", role: "accounting", contract: "no" }] },
      "«ИП Счётов». Заключите",
    ],
    [
      "a recipient for a purpose that is not chosen",
      { recipients: [{ name: "ООО «А»", role: "mailing", purposes: ["newsletter"] }] },
      "для цели, которой среди целей нет: «ООО «А»»",
    ],
    [
      "a recipient of data that are not collected",
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
  ])("reports %s", (_case, more, text) => {
    expect(messages(more).join("\n")).toContain(text);
  });

  test("asks what a recipient does only when its role and purposes are unknown", () => {
    const recipient = { name: "ИП Тихий", role: "other", purposes: ["feedback"], data: ["email"] };
    const answered = { processingPurposes: ["feedback"], recipients: [recipient] };
    expect(messages(answered).join("\n")).not.toContain("чем занимается");
    expect(messages({ recipients: [{ name: "ИП Тихий" }] }).join("\n")).toContain(
      "чем занимается «ИП Тихий»",
    );
  });
});
