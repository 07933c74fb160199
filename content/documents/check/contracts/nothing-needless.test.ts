/** A contract says what is done, and nothing that says nothing. */
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

/** An owner of the corpus whose paper was read. */
const read = (name: string) => {
  const found = ownersByIndustry.find(({ kind }) => kind === name);
  if (!found) throw new Error(`No owner «${name}»`);
  return found.answers;
};

describe("a contract says what is done", () => {
  test("the buyer chooses how to pay and how to get the goods (ГК РФ ст. 500 п. 1, ст. 499)", () => {
    for (const { kind, answers } of ownersByIndustry) {
      const text = writeOne("offer", answers);
      expect(text, kind).not.toMatch(/Способы оплаты|обязан показать способы получения/);
    }
    const shop = writeOne("offer", read("магазин"));
    expect(shop).toContain("Покупатель платит способом, который выбрал из предложенных до оплаты");
    expect(shop).toMatch(/Срок и стоимость каждого[^\n]*показывает до подтверждения Заказа/);
  });
  test("the form does not ask its reader what the law demands (152-ФЗ ст. 6 ч. 3)", () => {
    for (const answers of [read("магазин"), retail]) {
      const text = writeOne("offer", answers);
      expect(text).not.toContain("Когда закон требует согласия");
      expect(text).toMatch(/Согласие поручить обработку данных Заказа[^\n]*даётся отдельно/);
    }
  });
  test("a receipt that «закон требует» is promised by no policy", () => {
    for (const { kind, answers } of ownersByIndustry)
      expect(writeOne("return", answers), kind).not.toContain("чек возврата");
  });
});

describe("nothing is said that says nothing", () => {
  test("a site that is no mass medium does not explain that", () => {
    for (const { kind, answers } of ownersByIndustry)
      expect(writeOne("charter", answers), kind).not.toContain("им не является");
  });
  test("a nail studio has no materials for children", () => {
    for (const name of ["лендинг с одной формой", "мастер маникюра", "визитка консультанта"])
      expect(writeOne("terms", { ...read(name), documentLength: "short" }), name).not.toContain(
        "среди детей",
      );
    expect(writeOne("terms", { ...read("блог"), documentLength: "short" })).toContain(
      "среди детей",
    );
  });
  test("a blog recommends no goods and asks for no town (149-ФЗ ст. 10.2-2)", () => {
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
