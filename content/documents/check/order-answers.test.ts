/** Rules of an order: each stands in the offer where its question is answered, and nowhere else. */
import { describe, expect, test } from "vitest";
import { writeOne } from "@/content/documents/check/write-all";

const owner = {
  companyName: "ООО «Пробный договор»",
  websiteUrl: "https://dogovor-test.ru",
  contactEmail: "a@dogovor-test.ru",
  processingPurposes: ["order_processing", "payment"],
  dataTypesCollected: ["full_name", "phone", "email"],
};

describe("S13: an answer about the trade is a clause, no answer is none", () => {
  const shop = { ...owner, industry: "ecommerce" };
  const salon = { ...owner, industry: "beauty" };
  const cloud = { ...owner, industry: "saas" };
  const firm = { ...owner, industry: "it_services", sellsToCompanies: true };
  test.each<[string, Record<string, unknown>, Record<string, unknown>, RegExp]>([
    ["out of stock", shop, { outOfStock: "choice" }, /не оказалось в наличии/],
    ["storage", shop, { parcelStorage: "6 дней" }, /хранится 6 дней/],
    ["promo codes", shop, { hasPromoCodes: true }, /промокод/],
    ["age", shop, { sellsAgeLimited: true }, /не достигшему 18 лет/],
    ["the phone", shop, { orderChannels: ["phone"] }, /• по телефону/],
    ["the bank", shop, { bankDetails: "р/с 5" }, /Банковские реквизиты: р\/с 5/],
    ["instalments", shop, { hasInstalments: true }, /оплатить частями/],
    [
      "booking",
      salon,
      { bookingChange: "за 3 часа" },
      /перенести или отменить запись можно за 3 часа/i,
    ],
    ["no-show", salon, { noShow: "costs" }, /не пришёл/],
    [
      "freezing",
      { ...owner, industry: "sports" },
      { membershipFreeze: "на месяц" },
      /приостановить на месяц/,
    ],
    ["availability", cloud, { serviceAvailability: "98 %" }, /Доступность Программы — 98 %/],
    ["export", cloud, { dataExport: "за 9 дней" }, /выгрузить .*за 9 дней/],
    ["papers", firm, { acceptanceDocument: "upd" }, /универсальным передаточным документом/],
    ["acceptance", firm, { acceptanceTerm: "4 дней" }, /в течение 4 дней/],
    ["secrets", firm, { keepsSecrets: true }, /не раскрывают сведений/],
    ["electronic papers", firm, { acceptanceDocument: "edo" }, /в электронной форме/],
    [
      "an unpaid access",
      cloud,
      { unpaidSuspension: "через 2 дня" },
      /приостанавливается через 2 дня/,
    ],
    ["a cap", firm, { liabilityCap: "paid" }, /ограничена суммой, уплаченной по договору/],
    [
      "the court",
      firm,
      { companyCourt: "owner" },
      /арбитражный суд по месту нахождения Исполнителя/,
    ],
  ])("%s", (_about, base, answer, clause) => {
    expect(writeOne("offer", base)).not.toMatch(clause);
    expect(writeOne("offer", { ...base, ...answer })).toMatch(clause);
  });

  test("S14: a school's contract says what its law demands", () => {
    const text = writeOne("offer", { ...owner, industry: "education" });
    expect(text).toMatch(/Исполнитель обязан/);
    expect(text).toMatch(/Обучающийся обязан/);
    expect(text).toMatch(/расторгнуть договор в одностороннем порядке/);
  });
});
