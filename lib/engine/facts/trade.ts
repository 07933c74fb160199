import { fieldOf, type KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { flagFact, textFact } from "@/lib/engine/facts/known/vocabulary";
import {
  defaultInvitation,
  defaultSubjects,
  type Party,
  parties,
  type TradeKind,
  tradeKinds,
  tradeOfIndustry,
} from "@/lib/engine/presets/trade";
import type { Answer } from "@/lib/engine/questions/answer";
import type { Questions } from "@/lib/engine/questions/questions";
import type { Industry } from "@/lib/engine/questions/vocabulary/options";

type SoldThing = Answer<Questions["soldOnSite"]>[number];

/** Always given, whatever the answers; without a field, because no single answer gives it. */
const term = (label: string) => ({ kind: "text", label, required: true }) as const;
const ofIndustry = (label: string) => flagFact(label, "site.industry");
const ofSale = (label: string) => flagFact(label, "trade.sold");

/** What is sold through the site, to whom and by whom. */
export const tradeVocabulary = {
  "trade.kind": {
    kind: "choice",
    label: "что продаётся через сайт",
    field: fieldOf("site.industry"),
    options: tradeKinds,
  },
  "trade.title": term("название документа"),
  "trade.invitation": ofIndustry("заключается ли договор отдельно от сайта"),
  "trade.subject": textFact("предмет договора", "trade.subjectInWords"),
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
  "trade.goods": ofSale("продаются ли товары"),
  "trade.services": ofSale("оказываются ли услуги"),
  "trade.licence": ofSale("предоставляется ли право использования программы"),
  "trade.donations": ofSale("принимаются ли пожертвования"),
  "trade.paid": ofSale("продаётся ли что-нибудь, кроме того, что принимаются пожертвования"),
  "trade.subscription": flagFact("бывает ли подписка с регулярной оплатой", "trade.recurring"),
  "trade.licensed": ofIndustry("нужна ли для этой деятельности лицензия"),
  "trade.toBusiness": ofIndustry("покупают ли обычно организации"),
  "trade.handwork": ofIndustry("бывает ли результат услуги вещью"),
} as const satisfies Vocabulary;

const isOneOf =
  (...keys: Industry[]) =>
  (industry: Industry) =>
    keys.includes(industry);

/** Activities that need a licence, whose number must be given (ЗоЗПП ст. 9 п. 2). */
const needsLicence = isOneOf("medical", "telecommunications", "pharmaceutical");
/**
 * Industries whose work may produce a thing, and whose work another contractor or the customer can finish (ЗоЗПП ст.
 * 28, 29).
 */
const doesHandwork = isOneOf(
  "construction",
  "automotive",
  "manufacturing",
  "agriculture",
  "mining",
  "energy",
  "ecommerce",
  "retail",
  "food",
  "beauty",
  "medical",
  "marketplace",
  "other",
);
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

/** What is sold: what the owner ticked, otherwise what is usual in the industry. */
function soldBy(known: KnownFacts, industry: Industry): ReadonlySet<SoldThing> {
  if (known["trade.sold"].length > 0) {
    const stated = new Set(known["trade.sold"]);
    // A platform without an answer still sells other people's goods.
    if (industry === "marketplace" && !stated.has("services")) stated.add("goods");
    return stated;
  }
  const { kind, mayTrade, deliversNoGoods } = tradeOfIndustry[industry];
  const delivers = known["purposes.chosen"].includes("delivery");
  switch (kind) {
    case "goods":
    case "platform":
      return new Set(["goods"]);
    case "donation":
      return new Set(["donations"]);
    case "licence":
      return new Set(delivers ? ["licence", "goods"] : ["licence"]);
    case "services":
      if (delivers && mayTrade) return new Set(["goods"]);
      return new Set(delivers && !deliversNoGoods ? ["services", "goods"] : ["services"]);
  }
}

/** The main kind of contract of this owner's offer; other things sold add their sections. */
function kindOf(sold: ReadonlySet<SoldThing>, industry: Industry): TradeKind {
  const { kind, mayTrade } = tradeOfIndustry[industry];
  if (kind === "platform") return kind;
  if (sold.has("donations") && (kind === "donation" || sold.size === 1)) return "donation";
  if (sold.has("licence") && (kind === "licence" || !(sold.has("goods") || sold.has("services"))))
    return "licence";
  const isShop = kind === "goods" || mayTrade || !sold.has("services");
  return sold.has("goods") && isShop ? "goods" : "services";
}

/** What the contract is about: the owner's answer, otherwise the industry's term; undefined without either. */
function subjectOf(
  known: KnownFacts,
  kind: TradeKind,
  industry: Industry,
  sold: ReadonlySet<SoldThing>,
): string | undefined {
  if (known["trade.subjectInWords"]) return known["trade.subjectInWords"];
  const usualSubject = usualSubjectOf(known, kind, industry);
  // A salon that also sells creams has two subjects of its contracts (ГК РФ ст. 432).
  if (usualSubject && kind === "services" && sold.has("goods")) return `${usualSubject} и товары`;
  return usualSubject && kind === "goods" && sold.has("services")
    ? `${usualSubject} и услуги`
    : usualSubject;
}

function usualSubjectOf(
  known: KnownFacts,
  kind: TradeKind,
  industry: Industry,
): string | undefined {
  // An owner who is asked its role sells tours; an agent's own service is not the tour (132-ФЗ ст. 10.1).
  if (industry === "travel" && known["deal.tourRole"] === "agent" && kind === "services")
    return "туры, которые формирует туроператор, и услуги по их подбору, бронированию и оплате";
  const preset = tradeOfIndustry[industry];
  if (preset.kind === kind && preset.subject) return preset.subject;
  const hasDefaultSubject = known["trade.sold"].length > 0 || preset.kind !== kind;
  return hasDefaultSubject ? defaultSubjects[kind] : undefined;
}

function titleOf(
  kind: TradeKind,
  sold: ReadonlySet<SoldThing>,
  invitation: string | undefined,
): string {
  if (kind !== "donation") return invitation ?? "Публичная оферта";
  if (sold.size === 1) return "Публичная оферта о заключении договора пожертвования";
  const sale = [
    ...(sold.has("goods") ? ["продаже товаров"] : []),
    ...(sold.has("services") || sold.has("licence") ? ["платных услугах"] : []),
  ];
  return sale.length === 1
    ? `Публичная оферта о пожертвованиях и ${sale.join()}`
    : `Публичная оферта о пожертвованиях, ${sale.join(" и ")}`;
}

/** Without orders or payments on the site, no click on it concludes a contract (ГК РФ ст. 432, ст. 437 п. 1). */
function invitationOf(known: KnownFacts, industry: Industry): string | undefined {
  const { invitation, invitationWithoutOrders = defaultInvitation } = tradeOfIndustry[industry];
  if (invitation) return invitation;
  const purposes = known["purposes.chosen"];
  const takesOrders =
    known["trade.sold"].length > 0 ||
    known["deal.channels"].length > 0 ||
    known["trade.recurring"] === "yes" ||
    purposes.length === 0 ||
    purposes.includes("order_processing") ||
    purposes.includes("payment") ||
    purposes.includes("delivery");
  return takesOrders ? undefined : invitationWithoutOrders;
}

const sellers: Record<TradeKind, Party> = {
  goods: parties.seller,
  platform: parties.aggregator,
  licence: parties.licensor,
  services: parties.performer,
  donation: parties.recipient,
};
const buyers: Record<TradeKind, Party> = {
  goods: parties.buyer,
  platform: parties.buyer,
  licence: parties.licensee,
  services: parties.customer,
  // A donor is a «Жертвователь» in the template; this is the buyer of services.
  donation: parties.customer,
};

/** Whether anything is sold: donations alone are not a sale. */
export const sellsAnything = (known: KnownFacts): boolean =>
  isPaid(soldBy(known, known["site.industry"]));

const isPaid = (sold: ReadonlySet<SoldThing>): boolean =>
  [...sold].some((product) => product !== "donations");

/** Derives the kind of contract and its terms from what is sold, the industry and the purposes. */
export function tradeFacts(known: KnownFacts): FactRecord {
  const industry = known["site.industry"];
  const sold = soldBy(known, industry);
  const kind = kindOf(sold, industry);
  const seller = sellers[kind];
  const isServices = kind === "services";
  const invitation = isServices ? invitationOf(known, industry) : undefined;
  return {
    "trade.kind": kind,
    "trade.title": titleOf(kind, sold, invitation),
    "trade.invitation": invitation !== undefined,
    "trade.subject": subjectOf(known, kind, industry, sold),
    ...inCases("trade.seller", seller),
    ...inCases("trade.buyer", buyerOf(known, kind)),
    // On a platform other people sell; elsewhere the owner does.
    ...inCases("trade.supplier", kind === "platform" ? parties.seller : seller),
    "trade.goods": sold.has("goods"),
    // ГК РФ ст. 779: access to a program includes services: it is maintained and supported.
    "trade.services": sold.has("services") || sold.has("licence"),
    "trade.licence": sold.has("licence"),
    "trade.donations": sold.has("donations"),
    "trade.paid": isPaid(sold),
    // ЗоЗПП ст. 16.1: the card is charged repeatedly; a program may be paid for monthly without that.
    "trade.subscription": known["trade.recurring"] === "yes",
    "trade.licensed": needsLicence(industry),
    "trade.handwork": doesHandwork(industry) && kind !== "licence",
    "trade.toBusiness": sellsToBusiness(industry) || known["deal.toCompanies"],
  };
}

function buyerOf(known: KnownFacts, kind: TradeKind): Party {
  const { buyer } = tradeOfIndustry[known["site.industry"]];
  if (kind === "services" && isAnEvent(known)) return parties.visitor;
  return buyer && kind === "services" ? parties[buyer] : buyers[kind];
}

/** An owner who is asked this holds events; an answer to a question that is not asked is ignored. */
const isAnEvent = (known: KnownFacts) =>
  known["site.industry"] === "entertainment" &&
  (known["site.events"] === "arts" || known["site.events"] === "other");

function inCases(path: string, party: Party): FactRecord {
  return {
    [path]: party.nominative,
    [`${path}.genitive`]: party.genitive,
    [`${path}.dative`]: party.dative,
    [`${path}.instrumental`]: party.instrumental,
  };
}
