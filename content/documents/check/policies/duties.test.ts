/** What the documents themselves ask of people stands in the table of purposes (152-ФЗ ст. 18.1 ч. 1 п. 2). */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "ИП Полозов Глеб Маркович",
  websiteUrl: "https://polozov-test.ru",
  contactEmail: "a@polozov-test.ru",
  ownerType: "legal",
  inn: "500100732259",
  industry: "ecommerce",
};
const shop = {
  ...owner,
  processingPurposes: ["order_processing", "payment", "feedback"],
  dataTypesCollected: ["full_name", "email"],
};
const rowOf = (policy: string, title: RegExp) =>
  policy.split(/\n\d+\.\d+\. |\n\n {4}(?=Цель и чьи)/).find((row) => title.test(row)) ?? "";
const duties = /^(?:Цель и чьи данные: )?Ответы на запросы/;

describe.each(["short", "full"])("%s policy", (documentLength) => {
  test("describes requests and proofs of consents with their data, people, grounds and term", () => {
    const row = rowOf(writeOne("privacy", { ...shop, documentLength }), duties);
    expect(row).toMatch(/Ответы на запросы и доказательства согласий/);
    expect(row).toMatch(/субъекты и их представители/i);
    expect(row).toMatch(/номер документа, удостоверяющего личность, дата его выдачи и выдавший/);
    expect(row).toMatch(/дата, время и редакция согласия/);
    expect(row).toMatch(/\(п\. 2; ч\. 3 ст\. 9; ч\. 3 ст\. 14\)/);
    expect(row).toMatch(/затем — законный интерес в защите от требований \(п\. 7\)/);
    expect(row).toMatch(/3 года \(срок исковой давности\)/);
  });

  test("does not mention consents among requests when the owner asks for none", () => {
    const row = rowOf(
      writeOne("privacy", {
        ...owner,
        documentLength,
        processingPurposes: ["order_processing"],
        dataTypesCollected: ["full_name"],
      }),
      duties,
    );
    expect(row).toContain("Ответы на запросы");
    expect(row).not.toMatch(/согласи/);
  });

  test("names right holders and their data only when visitors publish", () => {
    const policy = (more: object) => writeOne("privacy", { ...shop, documentLength, ...more });
    expect(policy({ userCanPost: true })).toMatch(/[Пп]равообладатели и их представители/);
    expect(policy({ userCanPost: true })).toMatch(
      /аконодательство об информации и согласие заявителя[^\n]*\(п\. 1, 2\)/,
    );
    expect(rowOf(policy({}), duties)).not.toContain("паспортн");
    expect(policy({})).not.toContain("правообладател");
  });
});

test("data of payments include the account for refunds that the return policy asks for", () => {
  const { privacy, return: refund } = writeAll(shop);
  expect(refund).toContain("реквизиты счёта");
  expect(rowOf(privacy, /^Приём оплаты/)).toContain("реквизиты счёта для возврата");
});

test("consent does not rest on duties of the law", () => {
  expect(writeOne("consent", shop)).not.toMatch(/исполнение обязанностей по закону/i);
});
