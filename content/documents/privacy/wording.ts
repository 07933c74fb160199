/** What no policy may say, and why (legal ground in the comment of each). */
export const forbidden: { id: string; says: RegExp }[] = [
  // 152-ФЗ ст. 9 ч. 1: a consent is a document of its own.
  {
    id: "x-consent-by-use",
    says: /(?:используя|пользуясь|продолжая (?:использовать|пользоваться)|использование) (?:сайт|сервис)[а-я]*[^.]{0,80}(?:соглаша|даёт согласие|означает согласие|выраж)/i,
  },
  {
    id: "x-consent-inside",
    says: /(?:настоящим|подтвержда)[^.]{0,60}(?:даёт|даю|выража)[^.]{0,40}согласие/i,
  },
  // 152-ФЗ ст. 14 ч. 3, ст. 20 ч. 1: ten working days since 01.09.2022.
  {
    id: "x-30-days-answer",
    says: /(?:ответ|отвеча|рассматрива|предоставля)[^.]{0,80}30 (?:\(тридцати\) )?(?:календарных )?дней/i,
  },
  // Repealed by 519-ФЗ.
  { id: "x-p10-6", says: /п\. 10 ч\. 1 ст\. 6|общедоступны[ех] персональны/i },
  { id: "x-placeholders", says: /\{\{|\}\}|\{[а-яa-z]|undefined|\bnull\b|NaN|«»|\(\s*\)|_{3,}/i },
  { id: "x-whatsapp-banned", says: /whatsapp/i },
  { id: "x-cookie-by-use", says: /продолж[а-я]+ [^.]{0,40}(?:сайт|просмотр)[^.]{0,80}соглас/i },
  { id: "x-localization-primary", says: /первичн[а-я]+ (?:сбор|запис)/i },
];

/** Signs of a sentence that was put together wrongly. */
export const slips: { id: string; says: RegExp }[] = [
  { id: "double punctuation", says: /[,;:]\s*[,;.:]|\.\.|;\s*$\n\s*$|\s[,;.:!?](?:\s|$)/m },
  { id: "double space", says: /\S {2,}\S/ },
  { id: "exclamation mark", says: /!/ },
  { id: "straight quotes", says: /"/ },
  { id: "hyphen for a dash", says: /\s-\s/ },
  { id: "repeated word", says: /(?:^|[\s(«])([а-яё]{3,}) \1(?=[\s,.;:)»])/i },
  { id: "empty label", says: /:\s*[.;]/ },
];

/** Statements that cannot stand in one document. */
export const contradictions: [RegExp, RegExp][] = [
  [
    /Оператор не передаёт персональные данные третьим лицам/,
    /Персональные данные получают:|Поручая обработку/,
  ],
  [
    /Оператор не осуществляет трансграничную передачу/,
    /на территорию (?:США|Германии|Мальты|Израиля|Франции|\[указать|страны поездки)/,
  ],
  [
    /не обрабатывает специальные категории/,
    /специальная категория|относятся к специальной категории/,
  ],
  // A law's thirty days run from the end of the row's own term, not from an event before it.
  [/Порядок уничтожения[^\n]*достигнута цель/, /Срок обработки и хранения[^\n]*со дня/],
  [/индивидуальный предприниматель/i, /назначает лицо, ответственное/],
];
