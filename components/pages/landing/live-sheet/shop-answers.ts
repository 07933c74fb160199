/** The made-up shop of the landing's sample document, as its four switches describe it. */
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";

export type ShopSwitches = {
  isCompany: boolean;
  sellsGoods: boolean;
  hasNewsletter: boolean;
  hasMetrica: boolean;
};

/** The answers of the prerendered document; the initial state. */
export const initialSwitches: ShopSwitches = {
  isCompany: false,
  sellsGoods: true,
  hasNewsletter: false,
  hasMetrica: false,
};

/** A sole trader or a company that sells honey (or only writes about it) somewhere in Altai. */
export function shopAnswers(switches: ShopSwitches): AnswersDraft {
  const { isCompany, sellsGoods, hasNewsletter, hasMetrica } = switches;
  const owner: AnswersDraft = isCompany
    ? { companyName: "ООО «Мёд Алтая»", inn: "2204012343", ogrn: "1222200012341" }
    : { companyName: "ИП Иванов Иван Иванович", inn: "220401234533", ogrn: "324220000012342" };
  return {
    ...owner,
    ownerType: "legal",
    websiteUrl: "мёд-алтая.рф",
    contactEmail: "ivanov@мёд-алтая.рф",
    legalAddress: "659300, Алтайский край, г. Бийск, ул. Ленина, д. 10",
    industry: sellsGoods ? "retail" : "food",
    processingPurposes: [
      ...(sellsGoods ? (["order_processing", "delivery", "payment"] as const) : []),
      "feedback",
      ...(hasNewsletter ? (["newsletter"] as const) : []),
    ],
    dataTypesCollected: [
      "full_name",
      "email",
      "phone",
      ...(sellsGoods ? (["address"] as const) : []),
    ],
    analyticsServices: hasMetrica ? ["yandex_metrica"] : [],
    dataRetentionPeriod: "3-years",
    consentWithdrawalMethod: ["email"],
  };
}
