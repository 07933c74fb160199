/** Rules of returns: which goods they cover, and the address for returns. */
import { describe, expect, test } from "vitest";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import { countWords } from "@/lib/russian/count-words";

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

const offerAndReturn = ["offer", "return"] as const;

describe("rules for kinds of goods (ЗоЗПП ст. 18 п. 1, 7; ст. 20 п. 2)", () => {
  const kinds = {
    technical: /Технически сложный Товар/,
    heavy: /тяжелее 5 кг/,
    personal: /сделанного для одного человека/,
  };
  const onLoan = /такой же товар длительного пользования/;

  test.each(offerAndReturn)("are omitted from the %s for goods of none of the kinds", (type) => {
    const text = writeOne(type, { ...retail, goodsKinds: ["none"] });
    for (const value of [...Object.values(kinds), onLoan, /товар сделан для одного человека/])
      expect(text).not.toMatch(value);
    // A period without a thing on loan is no breach.
    expect(text).not.toContain("на время ремонта или замены не предоставлен");
    expect(text).toMatch(/О существенном недостатке Товара/);
  });

  test.each(Object.entries(kinds))("are limited to the answered kind: %s", (kind, own) => {
    for (const type of offerAndReturn) {
      const text = writeOne(type, { ...retail, goodsKinds: [kind] });
      for (const value of Object.values(kinds))
        expect(value.test(text), `${type}: ${value}`).toBe(value === own);
      expect(onLoan.test(text)).toBe(kind !== "personal");
    }
  });

  test("are all included when the kinds of goods are not answered", () => {
    for (const type of offerAndReturn)
      for (const text of [...Object.values(kinds), onLoan])
        expect(writeOne(type, retail)).toMatch(text);
  });
});

describe("empty return address", () => {
  test.each(offerAndReturn)(
    "becomes a company's own address and a blank for a sole trader in the %s",
    (type) => {
      const text = writeOne(type, retail);
      expect(text).not.toContain("[указать: адрес, по которому принимают возвраты]");
      const trader = {
        companyName: "ИП Книгин П. П.",
        ogrn: "304500116000157",
        inn: "500100732259",
      };
      for (const more of [{ legalAddress: "" }, trader])
        expect(writeOne(type, { ...retail, ...more })).toContain(
          "Адрес для возврата: [указать: адрес, по которому принимают возвраты]",
        );
      expect(writeOne(type, { ...retail, returnAddress: "г. Псков, а/я 7" })).toContain(
        "Адрес для возврата: г. Псков, а/я 7",
      );
    },
  );

  test("makes the memo name a company's own address", () => {
    const text = writeOne("return", retail);
    expect(text).toMatch(/привозят по адресу Продавца, который назван в разделе \d/);
    expect(text.split("Памятка покупателю")[1]).toContain(
      "Адрес для возврата: г. Псков, ул. Читальная, д. 6",
    );
  });
});

describe("return policy", () => {
  test("keeps the full rules when the offer refers to it", () => {
    const offerUrl = "https://shestoe-test.ru/oferta";
    const both = { ...retail, offerUrl, refundUrl: "https://shestoe-test.ru/vozvrat" };
    const { offer, return: policy } = writeAll(both);
    expect(offer).toContain("shestoe-test.ru/vozvrat");
    expect(offer).not.toContain("экспертизу за свой счёт");
    expect(policy).toMatch(/10 лет[\s\S]*экспертизу за свой счёт/);
  });

  test("has under 1400 words for a shop and under 850 for a program or a school", () => {
    const words = (name: string) => countWords(writeOne("return", read(name)));
    expect(words("магазин")).toBeLessThan(1400);
    for (const name of ["онлайн-школа", "облачный сервис", "игра"])
      expect(words(name), name).toBeLessThan(850);
  });
});

describe("service life (ЗоЗПП ст. 28 п. 1, ст. 29 п. 6)", () => {
  const ofThings = /срока службы результата|10 лет со дня принятия|выполнить её своими силами/;
  test.each(["онлайн-школа", "облачный сервис", "игра"])("is not mentioned for %s", (name) => {
    for (const type of offerAndReturn) {
      const text = writeOne(type, read(name));
      expect(text).not.toMatch(ofThings);
      expect(text).toMatch(/в сроки, которые называет ст\. 29[^\n]*в пределах 2 лет/);
    }
  });
  test("is mentioned for services that may leave a thing", () => {
    for (const type of offerAndReturn)
      expect(writeOne(type, { ...base, industry: "beauty" })).toMatch(ofThings);
  });
});

test("refund of a game or a cloud service is not in cash (ЗоЗПП ст. 37)", () => {
  for (const name of ["игра", "облачный сервис"])
    expect(writeOne("return", read(name)), name).not.toContain("наличными");
  expect(writeOne("return", retail)).toContain("на счёт плательщика или наличными");
});

test("offer and return policy name the same return address", () => {
  const withAddress = { ...retail, returnAddress: "г. Псков, а/я 7" };
  const { offer, return: policy } = writeAll(withAddress);
  for (const text of [offer, policy]) expect(text).toContain("г. Псков, а/я 7");
});
