import type { Contradiction, Wording } from "@/content/documents/check/wording";

/** What a policy must not say; the comment of each pattern gives the reason. */
export const forbidden: Wording[] = [
  // 152-ФЗ ст. 9 ч. 1: a consent is a separate document.
  {
    id: "x-consent-by-use",
    says: /(?:используя|пользуясь|продолжая (?:использовать|пользоваться)|использование) (?:сайт|сервис)[а-я]*[^.]{0,80}(?:соглаша|даёт согласие|означает согласие|выраж)/i,
  },
  {
    id: "x-consent-inside",
    says: /(?:настоящим|подтвержда)[^.]{0,60}(?:даёт|даю|выража)[^.]{0,40}согласие/i,
  },
  // 152-ФЗ ст. 14 ч. 3, ст. 20 ч. 1: ten working days since 01.09.2022. Only an objection to a fully automated decision
  // has thirty days (ст. 16 ч. 4).
  {
    id: "x-30-days-answer",
    says: /(?<!возражени[^.]{0,120})(?:ответ|отвеча|рассматрива|предоставля)[^.]{0,80}30 (?:\(тридцати\) )?(?:календарных )?дней/i,
  },
  // Repealed by 519-ФЗ.
  { id: "x-p10-6", says: /п\. 10 ч\. 1 ст\. 6|общедоступны[ех] персональны/i },
  { id: "x-cookie-by-use", says: /продолж[а-я]+ [^.]{0,40}(?:сайт|просмотр)[^.]{0,80}соглас/i },
  // 323-ФЗ ст. 13 ч. 1, 3: an appointment is a medical secret, which a host is not bound to keep.
  {
    id: "x-patient-at-host",
    says: /^(?![\s\S]*тем, кто не обязан хранить врачебную тайну, только с согласия пациента в письменной форме)(?=[\s\S]*дата записи на приём)[\s\S]*поручение обработки (?:с согласия субъекта )?\(/,
  },
  { id: "x-localization-primary", says: /первичн[а-я]+ (?:сбор|запис)/i },
];

/** Statements that must not be in one document together. */
export const contradictions: Contradiction[] = [
  [
    /Третьим лицам персональные данные раскрываются/,
    /Персональные данные получают:|Обработку поручают/,
  ],
  [
    /Оператор не осуществляет трансграничную передачу/,
    /на территорию (?:США|Германии|Мальты|Израиля|Франции|\[указать|страны поездки)/,
  ],
  [
    /не обрабатывает специальные категории/,
    /специальная категория|относятся к специальной категории/,
  ],
  // 152-ФЗ ст. 18 ч. 5: a foreign counter records visitors' data abroad, so «only in Russia» would be untrue.
  [/ведутся только с использованием баз данных/, /на территорию (?!страны поездки)[^\n:]+: /],
  // 152-ФЗ ст. 6 ч. 1 п. 8 does not allow special categories, and a newsroom does process them.
  [
    /^\d+\.\d+\. Оператор не обрабатывает специальные категории персональных данных \(/m,
    /профессиональная деятельность журналиста/i,
  ],
  // The thirty days of the law run from the end of the row's own term, not from an earlier event.
  [/Порядок уничтожения[^\n]*достигнута цель/, /Срок обработки и хранения[^\n]*со дня/],
  [/индивидуальный предприниматель/i, /назначени[ея] (?:лица, )?ответственного/],
];
