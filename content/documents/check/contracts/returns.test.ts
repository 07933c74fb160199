/** What a lawyer of the supervision, a consumer's lawyer and owners found in the contracts, reading them a sixth time. */
import { describe, expect, test } from "vitest";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { writeAll, writeOne } from "@/content/documents/check/write-all";
import { openPaper } from "@/content/internal-papers/check/open-paper";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { writeText } from "@/lib/engine/writers/text";
import { countWords } from "@/tests/support/documents/document-set";
import { paperOwners } from "@/tests/support/papers/owners";

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

describe("owner M1: rules of returns are of the goods that are sold (ЗоЗПП ст. 18 п. 1, 7; ст. 20 п. 2)", () => {
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

describe("owner M2: an empty return address is a company's own, as the form says, and no trader's home", () => {
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

describe("owner M3: rules of returns and an offer", () => {
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

describe("consumer M4: what leaves no thing has no service life (ЗоЗПП ст. 28 п. 1, ст. 29 п. 6)", () => {
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

describe("consumer S1: a contract says what is done", () => {
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

describe("supervision S2: nothing is said that says nothing", () => {
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

describe("worker M5: a consent names who gets the data (152-ФЗ ст. 9 ч. 4 п. 5, 6; ТК РФ ст. 88)", () => {
  const write = (more: Record<string, string>) => {
    const { passport, paper: answers } = paperOwners.clinic ?? { passport: {}, paper: {} };
    const paper = openPaper("employee-consents");
    const [owner] = paper.ownersOf(documentAnswersSchema.parse({ ...passport, type: "privacy" }), {
      ...answers,
      ...more,
    });
    if (!owner) throw new Error("The clinic is written of once.");
    return writeText(paper.write(owner)).replace(/\u00a0/g, " ");
  };
  test("the bank and the insurer that were named", () => {
    const text = write({ bankName: "АО «Кубышка»", insurerName: "АО «Подушка»" });
    expect(text).toContain("Кому сообщаются данные: АО «Кубышка»");
    expect(text).toContain("Кому сообщаются данные: АО «Подушка»");
    expect(write({ bankName: "" })).toContain("[указать: наименование и адрес банка]");
  });
  test("its words are the worker's, not an instruction to the employer", () => {
    const [instruction = "", ...consents] = write({}).split("\n\n\n").slice(1);
    expect(instruction).toContain("вычеркните");
    expect(consents.join("\n")).not.toMatch(/вычёркива|вычеркн/);
  });
  test("each signature says to whom the consent is given", () => {
    const text = write({});
    expect(text.match(/Это согласие дано работодателю \(/g)?.length).toBe(4);
    expect(text).not.toContain("Согласие подписано");
  });
});

test("supervision S3: a signature stands under words of the consent (ГК РФ ст. 152.1)", () => {
  const text = writeOne("consent", { ...read("детский клуб"), consentPurpose: "image" });
  expect(text).toMatch(/Согласие добровольное\.[^\n]*подписывает или отмечает его:/);
});

test("consumer S4: nobody paid for a game in cash (ЗоЗПП ст. 37)", () => {
  for (const name of ["игра", "облачный сервис"])
    expect(writeOne("return", read(name)), name).not.toContain("наличными");
  expect(writeOne("return", retail)).toContain("на счёт плательщика или наличными");
});

test("one address of returns in all papers of an owner", () => {
  const said = { ...retail, returnAddress: "г. Псков, а/я 7" };
  const { offer, return: policy } = writeAll(said);
  for (const text of [offer, policy]) expect(text).toContain("г. Псков, а/я 7");
});
