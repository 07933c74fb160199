/**
 * What a contract says of its subject, of what goes back and of a licence: what the owner sells, in the words of the
 * law.
 */
import { describe, expect, test } from "vitest";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { writeOne } from "@/content/documents/check/write-all";

const base = {
  companyName: "ООО «Пятое чтение»",
  websiteUrl: "https://pyatoe-test.ru",
  contactEmail: "a@pyatoe-test.ru",
  hostingProvider: "ООО «Полка»",
  databaseCountry: "russia",
  recipientsHome: "russia",
  processingPurposes: ["order_processing", "payment"],
  dataTypesCollected: ["full_name", "phone", "email"],
};

/** An owner of the corpus whose documents were reviewed. */
const read = (name: string) => {
  const found = ownersByIndustry.find(({ kind }) => kind === name);
  if (!found) throw new Error(`No owner «${name}»`);
  return found.answers;
};

const lengths = ["short", "full"] as const;

test("school's policy asks for no residence when the address is collected", () => {
  const text = writeOne("privacy", read("онлайн-школа"));
  expect(text).not.toContain("«не берётся»");
  const data = ["full_name", "email", "phone", "birth_date", "address"];
  expect(writeOne("privacy", { ...read("онлайн-школа"), dataTypesCollected: data })).not.toContain(
    "Место жительства, которого требует",
  );
});

describe("subject of a contract (ГК РФ ст. 432)", () => {
  test.each([
    [{ industry: "beauty", soldOnSite: ["services", "goods"] }, "уходу за внешностью и товары"],
    [{ industry: "ecommerce", soldOnSite: ["services", "goods"] }, "товары и услуги"],
  ])("names goods and services when both are sold: %j", (more, text) => {
    for (const type of ["offer", "return"] as const)
      expect(writeOne(type, { ...base, ...more })).toContain(text);
  });
  test("keeps the owner's own words", () => {
    const salon = { ...base, industry: "beauty", soldOnSite: ["services", "goods"] };
    const text = writeOne("offer", { ...salon, tradeSubject: "стрижки и расчёски" });
    expect(text).toMatch(/Предмет договора — стрижки и расчёски по описанию/);
  });
});

test("consumer alone bears the risk of a returned thing (КС РФ № 7-П)", () => {
  for (const type of ["offer", "return"] as const)
    for (const answers of [read("магазин"), read("маркетплейс")]) {
      const text = writeOne(type, answers);
      expect(text).toMatch(/риск случайной гибели или повреждения [^\n]* несёт Потребитель\./);
      expect(text).not.toMatch(/повреждения такого Товара в пути несёт Покупатель/);
    }
});

test("theatre's rules state that the law requires no refund later than three days before", () => {
  const theatre = { ...base, industry: "entertainment", eventKind: "arts" };
  for (const type of ["offer", "return"] as const)
    expect(writeOne(type, theatre)).toMatch(
      /не меньше 30 % цены;\s+• ещё позже — закон возвращать деньги не обязывает/,
    );
});

test("terms of a software studio grant a licence only when the owner sells one", () => {
  const studio = { ...base, industry: "it_services" };
  for (const documentLength of lengths) {
    expect(writeOne("terms", { ...studio, documentLength })).not.toMatch(/Программ[аыу]/);
    const licensor = { ...studio, documentLength, soldOnSite: ["licence"] };
    expect(writeOne("terms", licensor)).toMatch(/Программ[аыу]/);
  }
});
