import {
  type Contradiction,
  undefinedTermRule,
  type Wording,
} from "@/content/documents/check/wording";

/** What a return policy must not say; the comment of each pattern gives the reason. */
export const forbidden: Wording[] = [
  undefinedTermRule("Товар"),
  undefinedTermRule("Услуг"),

  // ГК РФ ст. 582 п. 1: a party must be named before it is given rights.
  { id: "x-donor-undefined", says: /^(?![\s\S]*Жертвователь — тот, кто)[\s\S]*Жертвовател/ },
  // ЗоЗПП ст. 26.1 п. 4: in distance selling only goods made for one person cannot be returned.
  {
    id: "x-list-distance",
    says: /(?:технически сложн|из перечня|входящ[а-я]+ в перечень)[^.]{0,80}(?:не возвраща|не принима|возврату не|нельзя вернуть)/i,
  },
  // ЗоЗПП ст. 16: returns of goods or money must not be excluded in general.
  {
    id: "x-no-refund",
    says: /(?:деньги|оплата|предоплата|аванс)[^.]{0,40} не возвраща|возврату не подлеж|не подлеж[а-я]+ возврату/i,
  },
  // Repealed in 2021, and being replaced in 2026: give no number at all.
  { id: "x-pp612", says: /№ ?(?:612|55|2463|657)(?!\d)/ },
  { id: "x-receipt-only", says: /только при наличии (?:кассового )?чека/i },
  { id: "x-fee", says: /удержива[а-я]+ (?:комисси|штраф|\d+ ?%)/i },
  {
    id: "x-consent-inside",
    says: /(?:даёт|даю|выража[а-я]+)[^.]{0,60}соглас[а-я]+ на обработку/i,
  },
];

/** Statements that must not be in one document together. */
export const contradictions: Contradiction[] = [
  [/^ *Статус: индивидуальный предприниматель$/m, /— физическое лицо\./],
  [/^ *Статус: физическое лицо$/m, /ОГРНИП: \[/],
  // One pair of terms: a document never uses two names for a party.
  [/далее — Продавец/, /далее — Исполнитель/],
  [/Исполнител[ьяею]/, /Лицензиар/],
  [/далее — Исполнитель/, /Продавец (?:принимает|возвращает)/],
  [/Заказчик/, /Лицензиат|Абонент|Покупатель/],
];
