import type { Contradiction, Wording } from "@/content/documents/check/wording";

/** What a consent must not say; the comment of each pattern gives the reason. */
export const forbidden: Wording[] = [
  // 152-ФЗ ст. 9 ч. 1 (156-ФЗ): separate from anything else that the subject confirms or agrees to.
  { id: "x-confirms-another", says: /ознакомлен[аы]? с политик/i },
  // 152-ФЗ ст. 9 ч. 1: why other processing needs no consent is unrelated information.
  { id: "x-other-information", says: /Когда согласие не требуется|Почему согласие не требуется/ },
  // 63-ФЗ ст. 6 ч. 2: a ticked box is a signature only under an agreement, and none of our documents is one.
  { id: "x-signature-by-agreement", says: /простая электронная подпись, если/ },
  // The engine knows which data the list holds.
  { id: "x-if-in-list", says: /если (?:есть|указан[оы]?) в перечне/ },
  // 152-ФЗ ст. 9 ч. 1, ст. 15 ч. 1: advertising needs a separate consent, and a contract is concluded separately.
  {
    id: "x-bundled",
    says: /соглас[а-я]+ на обработку[^.\n]{0,80} (?:и|а также) (?:на )?(?:получение )?(?:реклам|рассыл)|(?:принимаю|согласен)[^.\n]{0,40}(?:оферт|соглашени|договор)/i,
  },
  // 152-ФЗ ст. 9 ч. 1: a ticked box agrees to one consent, not to a document with several.
  { id: "x-mark-for-all", says: /ссылк[аи] на этот документ/ },
  // 152-ФЗ ст. 6 ч. 1 п. 5: a contract may allow mailings that this consent does not.
  { id: "x-nobody-else", says: /^[\d. ]*Иным третьим лицам данные не передаются/m },
  // 152-ФЗ ст. 18 ч. 5: a duty of the operator, not a fact for the subject to confirm.
  { id: "x-localised", says: /сначала записываются в базы/ },
  // 152-ФЗ ст. 9 ч. 1: inaction is not consent.
  {
    id: "x-consent-by-use",
    says: /(?:используя|пользуясь|продолжая (?:использовать|пользоваться))[^.]{0,80}(?:соглаша|даёт согласие|даю согласие)/i,
  },
  // 152-ФЗ ст. 10 ч. 2 п. 1: a ticked box does not allow a host to learn that someone is a patient.
  {
    id: "x-health-by-mark",
    says: /Перечень данных: [^\n]*дата записи на приём(?:(?!Перечень данных: )[\s\S])*ставит отметку у ссылки/,
  },
  // 152-ФЗ ст. 9 ч. 2: any consent can be withdrawn.
  { id: "x-irrevocable", says: /безотзывн|не может быть отозван/i },
  // 152-ФЗ ст. 9 ч. 4 п. 5, 6: data and recipients are listed, not implied.
  {
    id: "x-open-list",
    says: /(?:любым|иным) третьим лицам (?:по усмотрению|без ограничений)|любые иные (?:персональные )?данные|и другие данные/i,
  },
  // 152-ФЗ ст. 9 ч. 4 п. 8.
  { id: "x-indefinite", says: /Срок действия: (?:бессрочно|не ограничен)/i },
  // 152-ФЗ ст. 11 ч. 3, ст. 15 ч. 1; ЗоЗПП ст. 16 п. 4.
  { id: "x-forced", says: /в обслуживании будет отказано|отказ[а-я]* влечёт отказ/i },
  // Repealed by 519-ФЗ.
  { id: "x-p10-6", says: /п\. 10 ч\. 1 ст\. 6|общедоступны[ех] персональны/i },
];

/** Statements that must not be in one document together. */
export const contradictions: Contradiction[] = [
  [/согласие на обработку персональных данных не требуется: их основание/, /Каждое согласие ниже/],
];
