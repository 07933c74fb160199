import { fieldOf, type KnownFacts } from "@/lib/engine/facts/known";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/vocabulary";
import { flag } from "@/lib/engine/facts/vocabulary";
import {
  type Party,
  parties,
  type TradeKind,
  tradeKinds,
  tradeOfIndustry,
} from "@/lib/engine/presets/trade";
import type { Industry } from "@/lib/engine/questions/options";

/** Always there, whatever was answered; no field, because no single answer gives it. */
const term = (label: string) => ({ kind: "text", label, required: true }) as const;
const ofIndustry = (label: string) => flag(label, "site.industry");

/** What is sold through the site, to whom and by whom. */
export const tradeVocabulary = {
  "trade.kind": {
    kind: "choice",
    label: "что продаётся через сайт",
    field: fieldOf("site.industry"),
    options: tradeKinds,
  },
  "trade.subject": term("предмет договора"),
  "trade.seller": term("сторону, которая продаёт"),
  "trade.seller.genitive": term("сторону, которая продаёт (кого)"),
  "trade.seller.dative": term("сторону, которая продаёт (кому)"),
  "trade.seller.instrumental": term("сторону, которая продаёт (кем)"),
  "trade.buyer": term("сторону, которая покупает"),
  "trade.buyer.genitive": term("сторону, которая покупает (кого)"),
  "trade.buyer.dative": term("сторону, которая покупает (кому)"),
  "trade.buyer.instrumental": term("сторону, которая покупает (кем)"),
  "trade.supplier": term("того, кто передаёт товар"),
  "trade.supplier.genitive": term("того, кто передаёт товар (кого)"),
  "trade.supplier.dative": term("того, кто передаёт товар (кому)"),
  "trade.supplier.instrumental": term("того, кто передаёт товар (кем)"),
  "trade.goods": ofIndustry("продаются ли товары"),
  "trade.services": ofIndustry("оказываются ли услуги"),
  "trade.licence": ofIndustry("предоставляется ли право использования программы"),
  "trade.subscription": ofIndustry("бывает ли подписка с регулярной оплатой"),
  "trade.licensed": ofIndustry("нужна ли для этой деятельности лицензия"),
  "trade.toBusiness": ofIndustry("покупают ли обычно организации"),
} as const satisfies Vocabulary;

const isOneOf =
  (...keys: Industry[]) =>
  (industry: Industry) =>
    keys.includes(industry);

/** ЗоЗПП ст. 32: an owner who sells only goods has no services to refuse. */
const sellsGoodsOnly = isOneOf("ecommerce", "retail");
/** ГК РФ ст. 1235, 1286: the right to use a program. */
const givesLicence = isOneOf("saas", "mobile", "gaming", "it_services");
/** ЗоЗПП ст. 16.1: the card is charged again and again. */
const hasSubscription = isOneOf("saas", "mobile", "gaming", "journalism");
/** Activities that need a licence: its number must be given (ЗоЗПП ст. 9 п. 2). */
const needsLicence = isOneOf("medical", "telecommunications", "pharmaceutical");
const sellsToBusiness = isOneOf(
  "manufacturing",
  "agriculture",
  "mining",
  "energy",
  "logistics",
  "marketing",
  "consulting",
  "accounting",
  "it_services",
  "saas",
);

/** The contract that this owner's offer proposes: the industry's, or a sale where goods are delivered. */
function kindOf(known: KnownFacts, industry: Industry): TradeKind {
  const { kind, mayTrade } = tradeOfIndustry[industry];
  return mayTrade && known["purposes.chosen"].includes("delivery") ? "goods" : kind;
}

const sellers: Record<TradeKind, Party> = {
  goods: parties.seller,
  platform: parties.aggregator,
  licence: parties.licensor,
  services: parties.contractor,
  donation: parties.recipient,
};
const buyers: Record<TradeKind, Party> = {
  goods: parties.buyer,
  platform: parties.buyer,
  licence: parties.licensee,
  services: parties.customer,
  // Who gives is a «Жертвователь» in the template; this is who pays for services.
  donation: parties.customer,
};

/** Derives the kind of contract and its words from the industry and the purposes. */
export function tradeFacts(known: KnownFacts): FactRecord {
  const industry = known["site.industry"];
  const preset = tradeOfIndustry[industry];
  const kind = kindOf(known, industry);
  const seller = sellers[kind];
  const buyer = preset.buyer ? parties[preset.buyer] : buyers[kind];
  const delivers = known["purposes.chosen"].includes("delivery") && !preset.deliversNoGoods;
  return {
    "trade.kind": kind,
    "trade.subject": kind === preset.kind ? preset.subject : "товары",
    ...inCases("trade.seller", seller),
    ...inCases("trade.buyer", buyer),
    // On a platform other people sell; elsewhere the owner does.
    ...inCases("trade.supplier", kind === "platform" ? parties.seller : seller),
    "trade.goods": kind === "goods" || kind === "platform" || delivers,
    "trade.services": !sellsGoodsOnly(industry),
    "trade.licence": givesLicence(industry),
    "trade.subscription": hasSubscription(industry),
    "trade.licensed": needsLicence(industry),
    "trade.toBusiness": sellsToBusiness(industry),
  };
}

function inCases(path: string, party: Party): FactRecord {
  return {
    [path]: party.nominative,
    [`${path}.genitive`]: party.genitive,
    [`${path}.dative`]: party.dative,
    [`${path}.instrumental`]: party.instrumental,
  };
}
