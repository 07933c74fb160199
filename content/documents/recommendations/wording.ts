import type { Contradiction, Wording } from "@/content/documents/check/wording";

/** What the rules of recommendations must not say; the comment of each pattern gives the reason. */
export const forbidden: Wording[] = [
  // 152-ФЗ ст. 9 ч. 1: a consent is separate, and using a site is not one.
  {
    id: "x-consent-inside",
    says: /(?:даёт|даю|выража[а-я]+|продолж[а-я]+ [^.]{0,40}сайт)[^.]{0,60}соглас/i,
  },
  // 152-ФЗ ст. 3 п. 1: whatever distinguishes one visitor from another is personal data.
  { id: "x-not-personal-data", says: /не (?:являются|относятся к) персональны/i },
  // 149-ФЗ ст. 10.2-2: they must be open to everybody.
  { id: "x-closed", says: /после регистрации|зарегистрированным пользователям/i },
];

export const contradictions: Contradiction[] = [
  [/Применяются такие методы: \[указать/, /^ *- по (?:действиям самого|предпочтениям других)/m],
];
