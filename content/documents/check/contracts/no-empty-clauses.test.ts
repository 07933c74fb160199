/** Contracts state what the parties do and have no clauses without a meaning. */
import { describe, expect, test } from "vitest";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { writeOne } from "@/content/documents/check/write-all";

const base = {
  companyName: "ООО «Шестое чтение»",
  websiteUrl: "https://shestoe-test.ru",
  contactEmail: "a@shestoe-test.ru",
  legalAddress: "г. Псков, ул. Читальная, д. 6",
  processingPurposes: ["order_processing", "payment"],
  dataTypesCollected: ["full_name", "phone", "email"],
};

const retail = { ...base, industry: "retail" };

/** An owner of the corpus whose documents were reviewed. */
const read = (name: string) => {
  const found = ownersByIndustry.find(({ kind }) => kind === name);
  if (!found) throw new Error(`No owner «${name}»`);
  return found.answers;
};

describe("contracts", () => {
  test("let the buyer choose payment and delivery (ГК РФ ст. 500 п. 1, ст. 499)", () => {
    for (const { kind, answers } of ownersByIndustry) {
      const text = writeOne("offer", answers);
      expect(text, kind).not.toMatch(/Способы оплаты|обязан показать способы получения/);
    }
    const shop = writeOne("offer", read("магазин"));
    expect(shop).toContain("Покупатель платит способом, который выбрал из предложенных до оплаты");
    expect(shop).toMatch(/Срок и стоимость каждого[^\n]*показывает до подтверждения Заказа/);
  });
  test("state that the consent to entrust order data is given separately (152-ФЗ ст. 6 ч. 3)", () => {
    for (const answers of [read("магазин"), retail]) {
      const text = writeOne("offer", answers);
      expect(text).not.toContain("Когда закон требует согласия");
      expect(text).toMatch(/Согласие поручить обработку данных Заказа[^\n]*даётся отдельно/);
    }
  });
  test("promise no receipt of the refund", () => {
    for (const { kind, answers } of ownersByIndustry)
      expect(writeOne("return", answers), kind).not.toContain("чек возврата");
  });
});

describe("documents without empty statements", () => {
  test("do not explain in a charter that the site is not a mass medium", () => {
    for (const { kind, answers } of ownersByIndustry)
      expect(writeOne("charter", answers), kind).not.toContain("им не является");
  });
  test("mention materials for children in the terms only for a blog", () => {
    for (const name of ["лендинг с одной формой", "мастер маникюра", "визитка консультанта"])
      expect(writeOne("terms", { ...read(name), documentLength: "short" }), name).not.toContain(
        "среди детей",
      );
    expect(writeOne("terms", { ...read("блог"), documentLength: "short" })).toContain(
      "среди детей",
    );
  });
  test("do not mention goods or towns in a blog's rules of recommendations (149-ФЗ ст. 10.2-2)", () => {
    const rules = writeOne("recommendations", {
      ...base,
      industry: "blog",
      recommendedThings: ["posts"],
      recommendationMethods: ["popularity"],
      recommendationData: ["views"],
    });
    expect(rules).toContain("что посетитель открывал на Сайте");
    expect(rules).not.toMatch(/товар|города/);
  });
});
