import type { Contradiction, Wording } from "@/content/documents/check/wording";

/** What no rules of recommendations may say, and why. */
export const forbidden: Wording[] = [
  // 152-ФЗ ст. 9 ч. 1: a consent stands apart, and using a site is none.
  {
    id: "x-consent-inside",
    says: /(?:даёт|даю|выража[а-я]+|продолж[а-я]+ [^.]{0,40}сайт)[^.]{0,60}соглас/i,
  },
  // 152-ФЗ ст. 3 п. 1: what tells one visitor from another is personal data.
  { id: "x-not-personal-data", says: /не (?:являются|относятся к) персональны/i },
  // 149-ФЗ ст. 10.2-2: everybody may read them.
  { id: "x-closed", says: /после регистрации|зарегистрированным пользователям/i },
];

export const contradictions: Contradiction[] = [
  [/Применяются такие методы: \[указать/, /^ *- по (?:действиям самого|предпочтениям других)/m],
];
