import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { ownerKindOf } from "@/lib/engine/facts/known/owner";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { flagFact, textFact } from "@/lib/engine/facts/known/vocabulary";
import { sellsAnything } from "@/lib/engine/facts/trade";
import type { Industry, ProcessingPurpose } from "@/lib/engine/questions/vocabulary/options";

/** Always given, whatever the answers. */
const word = (label: string) => ({ kind: "text", label, required: true }) as const;

/** The terms on which the site is used, as far as other answers decide them. */
export const agreementVocabulary = {
  "agreement.accounts": flagFact("заводят ли пользователи учётные записи", "purposes.chosen"),
  "agreement.sells": flagFact(
    "продаётся ли что-нибудь тем, кто пользуется сайтом",
    "purposes.chosen",
  ),
  "agreement.takesOrders": flagFact("заказывают ли или оплачивают через сайт", "purposes.chosen"),
  // The name of a site's rules: a school's «устав» is its founding document (273-ФЗ ст. 25, 29).
  "agreement.rules.title": word("название правил сайта"),
  "agreement.rules": word("как названы правила сайта"),
  "agreement.rules.genitive": word("как названы правила сайта (чего)"),
  "agreement.rules.dative": word("как названы правила сайта (чему)"),
  "agreement.rules.instrumental": word("как названы правила сайта (чем)"),
  "agreement.rules.prepositional": word("как названы правила сайта (о чём)"),
  "agreement.program": textFact("программу, которой пользуются через сайт", "site.industry"),
} as const satisfies Vocabulary;

/** The name of the program of those who offer one; nominative. They grant a licence (ГК РФ ст. 1286 п. 5). */
const programs: Partial<Record<Industry, string>> = {
  saas: "облачный сервис",
  mobile: "мобильное приложение",
  gaming: "игра",
  it_services: "программный продукт",
  crypto: "программная платформа",
};

/** A person, a blog and a mass medium have no charter of a site: they publish rules. */
function rulesFacts(known: KnownFacts): FactRecord {
  const industry = known["site.industry"];
  const isPlain =
    industry === "education" ||
    ownerKindOf(known) === "person" ||
    // The charter of a registered medium is that of its editors (2124-1 ст. 20).
    industry === "journalism" ||
    known["site.isSmi"];
  return isPlain
    ? {
        "agreement.rules.title": "Правила сайта",
        "agreement.rules": "Правила",
        "agreement.rules.genitive": "Правил",
        "agreement.rules.dative": "Правилам",
        "agreement.rules.instrumental": "Правилами",
        "agreement.rules.prepositional": "Правилах",
      }
    : {
        "agreement.rules.title": "Устав (правила) сайта",
        "agreement.rules": "Устав",
        "agreement.rules.genitive": "Устава",
        "agreement.rules.dative": "Уставу",
        "agreement.rules.instrumental": "Уставом",
        "agreement.rules.prepositional": "Уставе",
      };
}

/** The program that the site gives access to; a web studio may have none, so it must answer that it sells one. */
function programOf(known: KnownFacts): string | undefined {
  const sold = known["trade.sold"];
  const usual = programs[known["site.industry"]];
  if (sold.includes("licence")) return usual ?? "программа для ЭВМ";
  return known["site.industry"] === "it_services" ? undefined : usual;
}

/** Purposes that only sellers have. */
const purposesOfSale: readonly ProcessingPurpose[] = [
  "order_processing",
  "payment",
  "contract",
  "delivery",
];

/** Whether something is ordered or paid through the site. */
const takesOrders = (known: KnownFacts): boolean =>
  sellsAnything(known) &&
  (known["trade.sold"].length > 0 ||
    programOf(known) !== undefined ||
    purposesOfSale.some((purpose) => known["purposes.chosen"].includes(purpose)));

/** Whether users may be consumers; authors and editors who name no sale sell nothing. */
const sellsToUsers = (known: KnownFacts): boolean =>
  known["site.industry"] === "blog" || known["site.industry"] === "journalism"
    ? takesOrders(known)
    : sellsAnything(known);

export function agreementFacts(known: KnownFacts): FactRecord {
  const pursues = (purpose: ProcessingPurpose) => known["purposes.chosen"].includes(purpose);
  return {
    // An agreement accepted at registration implies registration, ticked or not.
    "agreement.accounts":
      pursues("registration") || known["agreement.start"] === "after_registration",
    "agreement.sells": sellsToUsers(known),
    "agreement.takesOrders": takesOrders(known),
    ...rulesFacts(known),
    "agreement.program": programOf(known),
  };
}
