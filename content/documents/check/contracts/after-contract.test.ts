/**
 * How long data are kept when the contract, the account or the answer is over, and on what ground (152-ФЗ ст. 5 ч. 7).
 */
import { describe, expect, test } from "vitest";
import { writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "ООО «Мастерская Лад»",
  websiteUrl: "https://lad-test.ru",
  contactEmail: "a@lad-test.ru",
  processingPurposes: [
    "registration",
    "order_processing",
    "delivery",
    "contract",
    "feedback",
    "support",
  ],
  dataTypesCollected: ["full_name", "email", "address"],
};
const rowOf = (policy: string, title: string) =>
  policy.split(new RegExp(`\\n\\d+\\.\\d+\\. ${title}\\n`))[1]?.split(/\n\d+\.\d+\. /)[0] ?? "";
const periods = [
  "1-year",
  "3-years",
  "until-account-deletion",
  "until-consent-withdrawal",
  "according-to-law",
];

describe.each(["ecommerce", "saas", "education", "travel", "medical"])(
  "industry %s",
  (industry) => {
    test.each(periods)(
      "rests claims after a contract on a legitimate interest with the period %s",
      (dataRetentionPeriod) => {
        const policy = writeOne("privacy", { ...owner, industry, dataRetentionPeriod });
        for (const title of [
          industry === "medical" ? "Запись на приём" : "Оформление и исполнение заказов",
          "Доставка",
          "Заключение и исполнение договора",
        ]) {
          const row = rowOf(policy, title);
          expect(row).toMatch(/срока исковой давности|предъявить требования|со дня/);
          expect(row).toMatch(
            /затем — (?:законный интерес в защите от требований|защита прав) \(п\. 7[;)]/,
          );
        }
        expect(policy).toContain("После того как договор исполнен, данные");
      },
    );

    test.each(["1-year", "3-years", "5-years"])(
      "keeps an account until it is deleted, whatever the general period: %s",
      (dataRetentionPeriod) => {
        const row = rowOf(
          writeOne("privacy", { ...owner, industry, dataRetentionPeriod }),
          "Регистрация и ведение личного кабинета",
        );
        expect(row).toMatch(
          /Срок обработки и хранения — До удаления учётной записи, но не дольше чем \d (?:год|года|лет) со дня последнего входа/,
        );
      },
    );
  },
);

test.each(["3-years", "5-years", undefined])(
  "keeps a request until the answer and then only for claims, with the period %s",
  (dataRetentionPeriod) => {
    const answers = {
      ...owner,
      industry: "ecommerce",
      dataRetentionPeriod,
      customRetentionPeriod: dataRetentionPeriod ? undefined : "6 лет",
    };
    const policy = writeOne("privacy", answers);
    for (const title of [
      "Обратная связь и обработка заявок и обращений",
      "Техническая поддержка",
    ]) {
      const row = rowOf(policy, title);
      expect(row).toMatch(
        /Срок обработки и хранения — До (?:ответа|решения)[^;]*; если обращение связано с требованием, — (?:3 года|5 лет|6 лет)/,
      );
      expect(row).toMatch(/затем — законный интерес в защите от требований \(п\. 7\)/);
    }
    const consent = writeOne("consent", { ...answers, consentPurpose: "feedback" });
    expect(consent).toMatch(
      /Срок действия: до ответа на обращение[^;]*, но не дольше, чем до отзыва согласия/,
    );
    expect(consent).not.toMatch(/Срок действия: [^\n]*(?:3 года|5 лет|6 лет)/);
  },
);

test("policy of an owner without contracts keeps nothing for claims under them", () => {
  const policy = writeOne("privacy", {
    ...owner,
    industry: "journalism",
    processingPurposes: ["feedback"],
  });
  expect(policy).not.toMatch(/после исполнения договора|договор исполнен/i);
});
