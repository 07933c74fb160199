/** Rules of returns: those of the goods that are sold, sent to the address that is the owner's to name. */
import { describe, expect, test } from "vitest";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import { countWords } from "@/tests/support/documents/document-set";

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

const offerAndReturn = ["offer", "return"] as const;

describe("rules of returns are of the goods that are sold (ЗоЗПП ст. 18 п. 1, 7; ст. 20 п. 2)", () => {
  const kinds = {
    technical: /Технически сложный Товар/,
    heavy: /тяжелее 5 кг/,
    personal: /сделанного для одного человека/,
  };
  const onLoan = /такой же товар длительного пользования/;

  test.each(offerAndReturn)("bed linen has none of them: %s", (type) => {
    const text = writeOne(type, { ...retail, goodsKinds: ["none"] });
    for (const words of [...Object.values(kinds), onLoan, /товар сделан для одного человека/])
      expect(text).not.toMatch(words);
    // A period without a thing on loan is no breach.
    expect(text).not.toContain("на время ремонта или замены не предоставлен");
    expect(text).toMatch(/О существенном недостатке Товара/);
  });

  test.each(Object.entries(kinds))("%s: its rule alone", (kind, own) => {
    for (const type of offerAndReturn) {
      const text = writeOne(type, { ...retail, goodsKinds: [kind] });
      for (const words of Object.values(kinds))
        expect(words.test(text), `${type}: ${words}`).toBe(words === own);
      expect(onLoan.test(text)).toBe(kind !== "personal");
    }
  });

  test("whoever said nothing tells of all", () => {
    for (const type of offerAndReturn)
      for (const words of [...Object.values(kinds), onLoan])
        expect(writeOne(type, retail)).toMatch(words);
  });
});

describe("an empty return address is a company's own, as the form says, and no trader's home", () => {
  test.each(offerAndReturn)("%s", (type) => {
    const text = writeOne(type, retail);
    expect(text).not.toContain("[указать: адрес, по которому принимают возвраты]");
    const trader = { companyName: "ИП Книгин П. П.", ogrn: "304500116000157", inn: "500100732259" };
    for (const more of [{ legalAddress: "" }, trader])
      expect(writeOne(type, { ...retail, ...more })).toContain(
        "Адрес для возврата: [указать: адрес, по которому принимают возвраты]",
      );
    expect(writeOne(type, { ...retail, returnAddress: "г. Псков, а/я 7" })).toContain(
      "Адрес для возврата: г. Псков, а/я 7",
    );
  });

  test("goods are sent there, and the memo says where", () => {
    const text = writeOne("return", retail);
    expect(text).toMatch(/привозят по адресу Продавца, который назван в разделе \d/);
    expect(text.split("Памятка покупателю")[1]).toContain(
      "Адрес для возврата: г. Псков, ул. Читальная, д. 6",
    );
  });
});

describe("rules of returns and an offer", () => {
  test("an offer that refers to them is not referred to in turn", () => {
    const offerUrl = "https://shestoe-test.ru/oferta";
    const both = { ...retail, offerUrl, refundUrl: "https://shestoe-test.ru/vozvrat" };
    const { offer, return: policy } = writeAll(both);
    expect(offer).toContain("shestoe-test.ru/vozvrat");
    expect(offer).not.toContain("экспертизу за свой счёт");
    expect(policy).toMatch(/10 лет[\s\S]*экспертизу за свой счёт/);
  });

  test("are as long as they need to be", () => {
    const words = (name: string) => countWords(writeOne("return", read(name)));
    expect(words("магазин")).toBeLessThan(1400);
    for (const name of ["онлайн-школа", "облачный сервис", "игра"])
      expect(words(name), name).toBeLessThan(850);
  });
});

describe("what leaves no thing has no service life (ЗоЗПП ст. 28 п. 1, ст. 29 п. 6)", () => {
  const ofThings = /срока службы результата|10 лет со дня принятия|выполнить её своими силами/;
  test.each(["онлайн-школа", "облачный сервис", "игра"])("%s", (name) => {
    for (const type of offerAndReturn) {
      const text = writeOne(type, read(name));
      expect(text).not.toMatch(ofThings);
      expect(text).toMatch(/в сроки, которые называет ст\. 29[^\n]*в пределах 2 лет/);
    }
  });
  test("a tailor's work has", () => {
    for (const type of offerAndReturn)
      expect(writeOne(type, { ...base, industry: "beauty" })).toMatch(ofThings);
  });
});

test("nobody paid for a game in cash (ЗоЗПП ст. 37)", () => {
  for (const name of ["игра", "облачный сервис"])
    expect(writeOne("return", read(name)), name).not.toContain("наличными");
  expect(writeOne("return", retail)).toContain("на счёт плательщика или наличными");
});

test("one address of returns in all papers of an owner", () => {
  const said = { ...retail, returnAddress: "г. Псков, а/я 7" };
  const { offer, return: policy } = writeAll(said);
  for (const text of [offer, policy]) expect(text).toContain("г. Псков, а/я 7");
});
