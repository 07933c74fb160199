import {
  type Contradiction,
  undefinedTermRule,
  type Wording,
} from "@/content/documents/check/wording";

/** What an offer must not say; the comment of each pattern gives the reason. */
export const forbidden: Wording[] = [
  undefinedTermRule("Товар"),
  undefinedTermRule("Услуг"),
  undefinedTermRule("Программ"),

  // ГК РФ ст. 582 п. 1: a party must be named before it is given rights.
  { id: "x-donor-undefined", says: /^(?![\s\S]*Жертвователь — тот, кто)[\s\S]*Жертвовател/ },
  // 152-ФЗ ст. 6 ч. 3, ЗоЗПП ст. 16 п. 4: the form may require the consent to let a host process its data.
  { id: "x-contract-without-data", says: /договор от него не зависит/ },
  // ЗоЗПП ст. 9 п. 1.2: the aggregator also sells on its own site.
  { id: "x-never-seller", says: /предупреждает, что продаёт не он/ },
  // 152-ФЗ ст. 9 ч. 1: a consent is a separate document.
  {
    id: "x-consent-in-offer",
    says: /(?:даёт|дает|даю|выража[а-я]+|предоставля[а-я]+)[^.]{0,60}соглас[а-я]+ на (?:обработку|получение|рассылк)|соглашается (?:с|на) (?:обработк|политик)/i,
  },
  // ЗоЗПП ст. 16 п. 2, ст. 17 п. 2: the consumer chooses the court.
  {
    id: "x-court-seller",
    says: /(?:споры?|иски?)[^.]{0,80}(?:только|исключительно)[^.]{0,60}суд|договорная подсудность/i,
  },
  // Repealed in 2021, and being replaced in 2026: give no number at all.
  { id: "x-pp612", says: /№ ?(?:612|55|2463|657)(?!\d)/ },
  // ЗоЗПП ст. 16: returns of goods or money must not be excluded in general.
  {
    id: "x-no-refund",
    says: /(?:деньги|оплата|предоплата|аванс)[^.]{0,40} не возвраща|возврату не подлежит|не подлежат возврату/i,
  },
  {
    id: "x-no-liability",
    says: /не несёт (?:никакой )?ответственности|ответственность [^.]{0,30}исключается/i,
  },
  { id: "x-penalty-for-refusal", says: /штраф[а-я]* за отказ (?!нет)[а-я]/i },
  { id: "x-change-price", says: /вправе (?:в одностороннем порядке )?(?:изменить|изменять) цену/i },
  { id: "x-agreed-by-use", says: /продолж[а-я]+ [^.]{0,40}(?:сайт|сервис)[^.]{0,80}соглас/i },
];

/** Statements that must not be in one document together. */
export const contradictions: Contradiction[] = [
  // ГК РФ ст. 434 п. 2: a contract that must be in writing is not concluded by an order on the site.
  [/Оформление Заказа на Сайте или его оплата — акцепт:/, /на Сайте — заявка/],
  [/^ *Статус: индивидуальный предприниматель$/m, /— физическое лицо\./],
  [/^ *Статус: физическое лицо$/m, /Кассовый чек|ОГРНИП: \[/],
  // One pair of terms: a document never uses two names for a party.
  [/далее — Продавец/, /далее — Исполнитель/],
  [/Исполнител[ьяею]/, /Лицензиар/],
  [/далее — Исполнитель/, /Продавец (?:передаёт|возвращает)/],
  [/Заказчик/, /Лицензиат|Абонент|Покупатель/],
];
