/** What a contract is about: the owner's trade, stated in one place. */
import { describe, expect, test } from "vitest";
import { writeAll, writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "ООО «Пробный договор»",
  websiteUrl: "https://dogovor-test.ru",
  contactEmail: "a@dogovor-test.ru",
  processingPurposes: ["order_processing", "payment"],
  dataTypesCollected: ["full_name", "phone", "email"],
};
const offerUrl = "https://dogovor-test.ru/offer";
const wordsOf = (text: string) => text.split(/\s+/).length;

describe("return policy", () => {
  const goods = /Товар|товар/;

  test("does not mention goods and has under 1000 words for a beauty salon", () => {
    const text = writeOne("return", { ...owner, industry: "beauty" });
    expect(text).not.toMatch(goods);
    expect(text).toMatch(/вправе отказаться от Услуги в любое время/);
    expect(wordsOf(text)).toBeLessThan(1000);
  });

  test("covers goods and services in the owner's words when both are sold", () => {
    const text = writeOne("return", {
      ...owner,
      industry: "beauty",
      soldOnSite: ["goods", "services"],
      tradeSubject: "мастер-классы по керамике и посуда ручной работы",
    });
    expect(text).toContain("мастер-классы по керамике и посуда ручной работы");
    expect(text).toMatch(/в течение 7 дней/);
    expect(text).toMatch(/отказаться от Услуги/);
  });

  test("does not mention services of a shop, and neither does its offer", () => {
    const texts = writeAll({ ...owner, industry: "ecommerce" });
    for (const text of [texts.offer, texts.return]) expect(text).not.toMatch(/Услуг/);
  });

  test.each([
    ["a dentist", { industry: "medical" }],
    ["a puzzle game", { industry: "gaming" }],
    ["a bakery", { industry: "food" }],
    ["a self-employed person", { industry: "other", ownerType: "individual" }],
    ["a shelter", { industry: "nonprofit" }],
  ])("does not depend on what %s sells, and neither does the offer", (_who, answers) => {
    const { offer, return: refund } = writeAll({ ...owner, ...answers });
    for (const text of [offer, refund]) {
      expect(text).not.toMatch(
        /[Ее]сли (?:он|Продавец|Исполнитель|Получатель|Лицензиар) (?:продаёт|оказывает|применяет|же)|Этот раздел действует, только если|Если не продаёт|Если вместе с Услугой/,
      );
    }
  });

  test("exchanges goods that did not fit only when the shop has premises", () => {
    const shop = { ...owner, industry: "retail" };
    const online = writeOne("return", shop);
    expect(online).not.toMatch(/купленный не дистанционно|14 дней, не считая/);
    expect(online).toContain("права отказаться от Товара, купленного через Сайт, не отменяет");
    const onTheSpot = writeOne("return", { ...shop, hasShop: true });
    expect(onTheSpot).toMatch(/купленный не через Сайт, а в магазине/);
    expect(onTheSpot).toMatch(/14 дней, не считая дня покупки/);
  });

  test("offer has a blank for its subject when nothing was named", () => {
    const { offer } = writeAll(owner);
    expect(offer).toContain("Предмет договора — [указать: предмет договора]");
  });
});

describe("licence to a program", () => {
  const cloud = { ...owner, industry: "saas", processingPurposes: ["registration", "payment"] };

  test("is only referred to in terms beside an offer", () => {
    const { terms, offer } = writeAll({ ...cloud, offerUrl });
    expect(terms).toMatch(
      /Право использовать Программу.+публичная оферта: .*dogovor-test\.ru\/offer/,
    );
    expect(terms).not.toMatch(/территории|безвозмездно|простой \(неисключительной\) лицензии/);
    expect(offer).toMatch(/по простой \(неисключительной\) лицензии/);
  });

  test("is granted by terms and offer on the territory that the owner names", () => {
    expect(writeOne("terms", { ...cloud, licenceTerritory: "russia" })).toMatch(
      /на территории Российской Федерации/,
    );
    const wide = { ...cloud, licenceTerritory: "world" };
    expect(writeOne("terms", wide)).toMatch(/на территории всех государств/);
    expect(writeOne("offer", wide)).toMatch(/на территории всех государств/);
  });

  test("is granted by the terms for free parts and by the offer for paid parts", () => {
    const { terms, offer } = writeAll({ ...cloud, industry: "mobile" });
    expect(offer).not.toContain("пользуется безвозмездно");
    expect(terms).toContain("безвозмездно пользуется тем в Программе, для чего цена не назначена");
    expect(terms).toContain("Право использовать то, для чего назначена цена, предоставляется за");
  });
});

describe("offer of an owner who signs contracts on paper", () => {
  test.each([
    ["medical", "Условия записи на приём"],
    ["travel", "Условия бронирования"],
  ])("is an invitation to make offers for %s: «%s»", (industry, title) => {
    const text = writeOne("offer", { ...owner, industry });
    expect(text.startsWith(title)).toBe(true);
    expect(text).toMatch(/приглашение делать оферты \(п\. 1 ст\. 437/);
    expect(text).not.toMatch(/все существенные условия|акцепт|публичная оферта|далее — Оферта/);
    expect(text).toMatch(/договор заключается (?:письменно|в письменной форме)/i);
  });

  test("names a travel agent only when the role is answered", () => {
    const agency = { ...owner, industry: "travel" };
    expect(writeOne("offer", agency)).not.toMatch(/[Тт]урагент/);
    expect(writeOne("offer", { ...agency, tourRole: "agent" })).toMatch(/Исполнитель — турагент/);
  });

  test("is a public offer for a clinic that sells goods", () => {
    const text = writeOne("offer", { ...owner, industry: "medical", soldOnSite: ["goods"] });
    expect(text.startsWith("Публичная оферта")).toBe(true);
  });
});

describe("charity's offer", () => {
  const shelter = { ...owner, industry: "nonprofit", companyName: "Фонд «Пробный приют»" };

  test("is an offer of donation and mentions no services or consumers", () => {
    const text = writeOne("offer", shelter);
    expect(text.startsWith("Публичная оферта о заключении договора пожертвования")).toBe(true);
    expect(text).not.toMatch(/Услуг|Заказ|Потребител|чек/);
    expect(text).toMatch(/ст\. 582/);
    // Whether it is charity, only the owner knows.
    expect(text).not.toMatch(/№ 135-ФЗ/);
    expect(text).toMatch(/ст\. 219 Налогового кодекса/);
    expect(text).toContain("[указать: общеполезную цель, на которую принимаются пожертвования]");
    expect(text).toMatch(/по ошибке.+в течение 7 дней/);
    expect(text).not.toMatch(/Наименьш/);
  });

  test("contains the purpose, the minimum and the bank details that were answered", () => {
    const text = writeOne("offer", {
      ...shelter,
      donationGoal: "лечение и корм для бездомных собак",
      donationMinimum: "50 рублей",
      bankDetails: "р/с 40703810000000000001",
    });
    expect(text).toContain("лечение и корм для бездомных собак");
    expect(text).toContain("Наименьшая сумма пожертвования — 50 рублей");
    expect(text).toContain("р/с 40703810000000000001");
    expect(text).not.toContain("[указать: общеполезную цель");
  });

  test("covers services when they are sold too", () => {
    const text = writeOne("offer", { ...shelter, soldOnSite: ["donations", "services"] });
    expect(text.startsWith("Публичная оферта о пожертвованиях и платных услугах")).toBe(true);
    expect(text).toMatch(/Жертвователь — тот, кто/);
    expect(text).toMatch(/отказаться от Услуги/);
  });
});

test("offer beside a return policy refers to it and is shorter", () => {
  const shop = { ...owner, industry: "ecommerce" };
  const long = writeOne("offer", shop);
  const short = writeOne("offer", { ...shop, refundUrl: "https://dogovor-test.ru/return" });
  expect(wordsOf(short)).toBeLessThan(wordsOf(long) - 250);
  expect(short).toMatch(/в течение 3 месяцев/);
});

test.each(["short", "full"])(
  "contracts contain no advice of a help page (%s form)",
  (documentLength) => {
    const forum = { ...owner, industry: "ecommerce", userCanPost: true, documentLength };
    const { offer, return: refund, terms, charter } = pick(writeAll(forum));
    for (const text of [offer, refund, terms, charter]) {
      expect(text).not.toMatch(
        /рекоменду(?:ем|ется)|совету(?:ем|йте)|удобн|(?<!\p{L})лучше(?!\p{L})|помо(?:гут|жет|гает)|не забудьте|обратите внимание|пожалуйста|ждать не нужно|чужие сайты/iu,
      );
      // Help pages speak to the reader, and so does the memo for the buyer; contracts do not.
      expect(text.split("\nПамятка покупателю\n")[0]).not.toMatch(
        /(?<!\p{L})(?:вы|вам|вас|ваш\p{L}*)(?!\p{L})/iu,
      );
    }
    // What the advice stood in place of: a request that lacks details is accepted.
    expect(refund).toContain("Заявление без части этих сведений тоже принимается");
  },
);

describe("offer of an owner who named neither orders nor payment (ГК РФ ст. 437 п. 1)", () => {
  const builder = { ...owner, industry: "construction", processingPurposes: ["feedback"] };

  test.each([
    ["construction", "Условия заказа работ"],
    ["education", "Условия приёма на обучение"],
    ["legal", "Условия оказания услуг"],
    ["real_estate", "Условия оказания услуг"],
    ["fintech", "Условия оказания услуг"],
  ])("has for %s the title «%s» and mentions no orders", (industry, title) => {
    const texts = writeAll({ ...builder, industry });
    expect(texts.offer.startsWith(title)).toBe(true);
    for (const text of [texts.offer, texts.return]) {
      expect(text.replace(title, "")).not.toMatch(
        /Заказ(?!чик)|Оферт|заказ(?:а|е|у|ом|анн.*)?(?![а-я])|акцепт/,
      );
      expect(text).not.toMatch(/Способы оплаты|тур /);
    }
    expect(texts.offer).toContain("оставляет обращение через Сайт");
    expect(texts.offer).toContain("Способ и срок оплаты определяет договор");
    expect(texts.offer).toMatch(/До заключения договора Исполнитель обязан сообщить/);
  });

  test("is called conditions and not a public offer in policy and terms", () => {
    const { privacy, terms } = writeAll({ ...builder, offerUrl });
    for (const text of [privacy, terms]) {
      expect(text).toMatch(/условия, на которых заключается договор: .*offer/);
      expect(text).not.toMatch(/публичная оферта: |запис[ьи] и бронировани/);
    }
  });

  test("is a public offer after payment, a sale or an order channel is named", () => {
    for (const subject of [
      { processingPurposes: ["feedback", "payment"] },
      { soldOnSite: ["services"] },
      { orderChannels: ["phone"] },
    ]) {
      expect(writeOne("offer", { ...builder, ...subject }).startsWith("Публичная оферта")).toBe(
        true,
      );
    }
  });
});

/** The four contracts. */
function pick(texts: ReturnType<typeof writeAll>) {
  const { offer, return: refund, terms, charter } = texts;
  return { offer, return: refund, terms, charter };
}
