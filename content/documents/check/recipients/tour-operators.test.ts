/** Recipients of travellers' data; countries and insurers that were not named are not stated. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";

const agency = {
  companyName: "ООО «Тропа»",
  websiteUrl: "https://tropa-test.ru",
  contactEmail: "a@tropa-test.ru",
  industry: "travel",
  processingPurposes: ["order_processing", "contract", "payment", "feedback"],
  dataTypesCollected: ["full_name", "phone", "birth_date", "passport"],
  hostingProvider: "ООО «Тест-Хостинг»",
};
const rowOf = (policy: string, title: string) =>
  policy.split(new RegExp(`\\n\\d+\\.\\d+\\. ${title}\\n`))[1]?.split(/\n\d+\.\d+\. /)[0] ?? "";
const recipient = (policy: string, name: string) =>
  policy
    .split("Получатель: ")
    .find((row) => row.startsWith(name))
    ?.split("\n\n")[0] ?? "";

describe.each([
  { otherThirdParties: "туроператоры (бронирование)", name: "туроператоры" },
  { otherThirdParties: "ООО «Север-Тур», туроператор", name: "ООО «Север-Тур»" },
  {
    recipients: [{ name: "ООО «Туроператор Волна»", role: "booking" }],
    name: "ООО «Туроператор Волна»",
  },
])("tour operator ($name)", ({ name, ...more }) => {
  const answers = { ...agency, dataTransferToThirdParties: ["other"], ...more };
  const policy = writeOne("privacy", answers);

  test("is a party to the contract and not a processor", () => {
    const row = recipient(policy, name);
    expect(row).toContain("исполнение договора (п. 5 ч. 1 ст. 6");
    expect(row).not.toMatch(/поручение|время записи/);
    expect(writeOne("consent", answers)).not.toContain(`Кому поручена обработка: ${name}`);
  });

  test("is named only for orders and the contract", () => {
    for (const title of ["Оформление и исполнение заказов", "Заключение и исполнение договора"]) {
      expect(rowOf(policy, title)).toContain(name);
    }
    for (const title of [
      "Обратная связь и обработка заявок и обращений",
      "Приём оплаты и возвратов",
    ]) {
      expect(rowOf(policy, title)).not.toContain(name);
    }
    expect(writeOne("consent", { ...answers, consentPurpose: "feedback" })).not.toContain(name);
  });

  test("does not replace hotels and carriers", () => {
    expect(policy).toContain("Получатель: гостиницы, перевозчики");
  });
});

test("booking service of a salon is a processor for orders and not for requests", () => {
  const policy = writeOne("privacy", {
    ...agency,
    industry: "beauty",
    dataTransferToThirdParties: ["other"],
    otherThirdParties: "ООО «Запись-Т» (онлайн-запись)",
  });
  expect(recipient(policy, "ООО «Запись-Т»")).toContain("поручение обработки");
  expect(rowOf(policy, "Оформление и исполнение заказов")).toContain("Запись-Т");
  expect(rowOf(policy, "Обратная связь и обработка заявок и обращений")).not.toContain("Запись-Т");
});

test.each(["short", "full"])(
  "%s form names no transfer abroad, insurer or consulate that was not answered",
  (documentLength) => {
    for (const text of Object.values(writeAll({ ...agency, documentLength }))) {
      expect(text).not.toMatch(/осуществляет трансграничную|Передача за границу: есть/);
    }
    const policy = writeOne("privacy", { ...agency, documentLength });
    expect(policy).not.toMatch(/страхов|консульск/);
    expect(policy).toMatch(/Трансграничная передача: \[указать: чьих данных, страны/);
    const insured = writeOne("privacy", {
      ...agency,
      documentLength,
      dataTransferToThirdParties: ["other"],
      otherThirdParties: "АО «Щит-Т» (страхование); консульство Болгарии",
    });
    expect(recipient(insured, "АО «Щит-Т»")).toContain("договора страхования");
    expect(recipient(insured, "консульство Болгарии")).toContain("[указать: основание передачи]");
  },
);
