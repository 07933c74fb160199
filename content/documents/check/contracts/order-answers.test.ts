/** Rules of an order: the offer has a clause only when its question is answered. */
import { describe, expect, test } from "vitest";
import { writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "ООО «Пробный договор»",
  websiteUrl: "https://dogovor-test.ru",
  contactEmail: "a@dogovor-test.ru",
  processingPurposes: ["order_processing", "payment"],
  dataTypesCollected: ["full_name", "phone", "email"],
};

describe("offer of an owner", () => {
  const swimming = { ...owner, industry: "sports" };
  const shop = { ...owner, industry: "ecommerce" };
  const salon = { ...owner, industry: "beauty" };
  const cloud = { ...owner, industry: "saas" };
  const firm = { ...owner, industry: "it_services", sellsToCompanies: true };
  test.each<[string, Record<string, unknown>, Record<string, unknown>, RegExp]>([
    ["out of stock", shop, { outOfStock: "choice" }, /не оказалось в наличии/],
    ["storage", shop, { parcelStorage: "6 дней" }, /хранится 6 дней/],
    ["promo codes", shop, { hasPromoCodes: true }, /промокод/],
    ["the age limit", shop, { sellsAgeLimited: true }, /не достигшему 18 лет/],
    ["orders by phone", shop, { orderChannels: ["phone"] }, /• по телефону/],
    ["bank details", shop, { bankDetails: "р/с 5" }, /Банковские реквизиты: р\/с 5/],
    ["instalments", shop, { hasInstalments: true }, /оплатить частями/],
    [
      "changing a booking",
      salon,
      { bookingChange: "за 3 часа" },
      /перенести или отменить запись можно за 3 часа/i,
    ],
    ["a no-show", salon, { noShow: "costs" }, /не пришёл/],
    [
      "freezing a membership",
      { ...owner, industry: "sports" },
      { membershipFreeze: "на месяц" },
      /приостановить на месяц/,
    ],
    ["availability", cloud, { serviceAvailability: "98 %" }, /Доступность Программы — 98 %/],
    ["data export", cloud, { dataExport: "за 9 дней" }, /выгрузить .*за 9 дней/],
    [
      "acceptance papers",
      firm,
      { acceptanceDocument: "upd" },
      /универсальным передаточным документом/,
    ],
    ["the acceptance term", firm, { acceptanceTerm: "4 дней" }, /в течение 4 дней/],
    ["confidentiality", firm, { keepsSecrets: true }, /не раскрывают сведений/],
    ["electronic acceptance papers", firm, { acceptanceDocument: "edo" }, /в электронной форме/],
    ["unpaid access", cloud, { unpaidSuspension: "через 2 дня" }, /приостанавливается через 2 дня/],
    [
      "the liability cap",
      firm,
      { liabilityCap: "paid" },
      /ограничена суммой, уплаченной по договору/,
    ],
    ["the delivery area", shop, { deliveryArea: "по Пскову" }, /Товар доставляется по Пскову/],
    [
      "delivery in parts",
      shop,
      { partialDelivery: "parts" },
      /по частям.+За доставку .+ платит один раз/,
    ],
    [
      "delivery in agreed parts",
      shop,
      { partialDelivery: "agreed" },
      /по частям, только если .+ согласен/,
    ],
    ["delivery as a whole", shop, { partialDelivery: "whole" }, /передаётся целиком/],
    [
      "a missed lesson",
      swimming,
      { missedLesson: "отработать в субботу" },
      /Пропущенное занятие можно отработать в субботу\. Права Потребителя отказаться/,
    ],
    [
      "a child's safety",
      swimming,
      { childHandover: "бабушке или родителю" },
      /ребёнка отдают бабушке или родителю\. До этого за его безопасность отвечает/,
    ],
    [
      "support replies",
      cloud,
      { supportReply: "за 2 часа" },
      /в поддержку Лицензиар отвечает за 2 часа/,
    ],
    [
      "a credit for downtime",
      cloud,
      { serviceAvailability: "97 %", availabilityCredit: "растёт вдвое" },
      /Если доступность ниже, оплаченный срок растёт вдвое/,
    ],
    ["an electronic act", firm, { acceptanceDocument: "edoAct" }, /актом в электронной форме/],
    ["VAT", firm, { vat: "included" }, /включает НДС/],
    ["no VAT", firm, { vat: "none" }, /НДС к цене не начисляется/],
    ["the term of a claim", firm, { claimTerm: "15 дней" }, /отвечает на неё в течение 15 дней/],
    [
      "the court",
      firm,
      { companyCourt: "owner" },
      /арбитражный суд по месту нахождения Исполнителя/,
    ],
  ])("contains the clause on %s only after the answer", (_about, base, answer, clause) => {
    expect(writeOne("offer", base)).not.toMatch(clause);
    expect(writeOne("offer", { ...base, ...answer })).toMatch(clause);
  });

  test("promises a firm no receipt for cashless payment when companies are buyers", () => {
    const needless = /безналичном расчёте с организацией .+ чек выдаётся, только когда/;
    expect(writeOne("offer", firm)).toMatch(needless);
    expect(writeOne("offer", salon)).not.toMatch(needless);
  });

  test("names the receipt of the professional income tax and charges no VAT", () => {
    const text = writeOne("offer", {
      ...firm,
      companyName: "ИП Пробный Пётр Петрович",
      taxRegime: "npd",
      vat: "included",
    });
    expect(text).toMatch(/«Мой налог».+ст\. 14 Федерального закона от 27\.11\.2018 № 422-ФЗ/);
    expect(text).toContain("свой ИНН: его указывают в чеке");
    expect(text).not.toMatch(/НДС|Кассовый чек/);
  });

  test("limits neither liability nor court for a consumer", () => {
    const text = writeOne("offer", { ...firm, liabilityCap: "paid", companyCourt: "owner" });
    for (const clause of text.split(/\n\d+\.\d+\. /)) {
      if (!/ограничена|по месту нахождения Исполнителя\.$/m.test(clause)) continue;
      expect(clause).toMatch(/^(?:Перед|Спор с) организаци/);
    }
    expect(text).toContain("Иск Потребитель предъявляет по своему выбору");
    const citizens = writeOne("offer", { ...owner, industry: "beauty", sellsToCompanies: true });
    expect(citizens).not.toContain("ограничена суммой");
  });

  test("uses the term of a firm's claim that was answered, and the terms do not deny it", () => {
    const claims = { ...firm, claimTerm: "15 дней" };
    expect(writeOne("offer", claims)).not.toContain("30 календарных дней");
    expect(writeOne("terms", claims)).toMatch(/30 .+, если договор не установил другого срока/);
  });

  test("contains what the law on education demands of a school", () => {
    const text = writeOne("offer", { ...owner, industry: "education" });
    expect(text).toMatch(/Исполнитель обязан/);
    expect(text).toMatch(/Обучающийся обязан/);
    expect(text).toMatch(/расторгнуть договор в одностороннем порядке/);
    expect(text).toMatch(/Письменная форма договора этим соблюдена \(п\. 3 ст\. 434/);
    expect(text).toMatch(/сообщает для договора свои фамилию, имя, отчество, место жительства/);
    expect(text).not.toMatch(/(?:направленность|цена|порядок оплаты)[^.]*указаны на Сайте/);
  });
});
