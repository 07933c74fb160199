/**
 * The option lists that more than one question, or code other than the form, uses: stable keys (used in JSON and in
 * stored documents) and labels. Lists may grow; a key never changes its meaning. A list that only one question uses is
 * in its definition (`definitions/`). Source: docs/specification/form.md#option-lists.
 */

export const documentTypes = [
  "privacy",
  "terms",
  "consent",
  "cookie",
  "socialDisclaimer",
  "offer",
  "return",
  "charter",
  "recommendations",
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The types that the full form creates (`socialDisclaimer` has a form of its own). */
export const formDocumentTypes = documentTypes.filter((type) => type !== "socialDisclaimer");
export type FormDocumentType = (typeof formDocumentTypes)[number];

/** The types that describe what the site does: they ask for its purposes and show the guided questions. */
export const typesAboutSite = [
  "privacy",
  "consent",
  "cookie",
  "terms",
  "charter",
  "offer",
  "return",
] as const satisfies readonly FormDocumentType[];

/** The types that a company approves itself; an offer and a consent are not approved by anybody. */
export const approvedTypes = [
  "privacy",
  "charter",
  "recommendations",
] as const satisfies DocumentType[];

export const industries = {
  ecommerce: "Интернет-магазин",
  medical: "Медицина",
  education: "Образование",
  fintech: "Финансовые услуги",
  crypto: "Криптовалюты и цифровые активы",
  marketplace: "Маркетплейс",
  mobile: "Мобильные приложения",
  saas: "Облачные сервисы (SaaS)",
  real_estate: "Недвижимость",
  automotive: "Автомобили",
  food: "Рестораны и доставка еды",
  retail: "Розничная торговля",
  manufacturing: "Производство",
  construction: "Строительство",
  consulting: "Консалтинг",
  marketing: "Маркетинг и реклама",
  beauty: "Красота и уход",
  sports: "Спорт и фитнес",
  children: "Детский клуб, кружки, занятия",
  travel: "Туризм",
  entertainment: "Развлечения и мероприятия",
  nonprofit: "Некоммерческая организация",
  government: "Государственные услуги",
  logistics: "Логистика и доставка",
  telecommunications: "Связь и телекоммуникации",
  energy: "Энергетика",
  agriculture: "Сельское хозяйство",
  mining: "Добыча полезных ископаемых",
  pharmaceutical: "Фармацевтика",
  insurance: "Страхование",
  journalism: "Журналистика и СМИ",
  blog: "Блог, личный сайт автора",
  gaming: "Игры",
  legal: "Юридические услуги",
  accounting: "Бухгалтерские услуги",
  it_services: "ИТ-услуги",
  other: "Другое",
} as const;
export type Industry = keyof typeof industries;

export const recipientHomes = {
  russia: "Да, все в России",
  unknown: "Не знаю или не все",
} as const;

/** Protection measures in use: a policy mentions only those that are ticked. */
export const protectionMeasures = {
  access: "Доступ к данным по личным паролям и только у тех, кому он нужен",
  second_factor: "Вход подтверждают вторым способом: кодом или ключом",
  encryption: "Сайт работает по HTTPS",
  backup: "Резервные копии",
  antivirus: "Антивирус на рабочих компьютерах",
  log: "Журнал входов и действий с данными",
  paper: "Бумаги с данными лежат под замком",
  responsible: "Назначен ответственный за обработку",
  papers: "Есть внутренние документы об обработке",
  training: "Работники ознакомлены с правилами",
  harm: "Проведена оценка вреда",
} as const;
export type ProtectionMeasure = keyof typeof protectionMeasures;

/** How much a document repeats of what the law itself says. */
export const documentLengths = {
  short: "Коротко: что нужно небольшому сайту",
  full: "Полностью: с пересказом закона",
} as const;
export type DocumentLength = keyof typeof documentLengths;

export const processingPurposes = {
  registration: "Регистрация и ведение личного кабинета",
  order_processing: "Оформление и исполнение заказов",
  delivery: "Доставка",
  payment: "Приём оплаты и возвратов",
  contract: "Заключение и исполнение договора",
  feedback: "Обратная связь и обработка обращений",
  support: "Техническая поддержка",
  newsletter: "Рекламные и информационные рассылки",
  analytics: "Статистика и анализ посещаемости",
  personalization: "Персональные рекомендации",
  recruitment: "Подбор персонала",
  security: "Безопасность и предотвращение мошенничества",
  other: "Иное",
} as const;
export type ProcessingPurpose = keyof typeof processingPurposes;

/**
 * The purposes of consents: every purpose that may rest on consent, and those that follow from other answers
 * (publications, special categories, minors, processors).
 */
export const consentPurposes = {
  ...processingPurposes,
  publication: "Публикации пользователей: распространение данных",
  distribution: "Публикации владельца сайта: чужие фотографии, имена, отзывы",
  image: "Изображение человека: обнародование и использование",
  health: "Сведения о состоянии здоровья",
  biometric: "Биометрические персональные данные",
  special: "Иные специальные категории данных",
  minors: "Данные несовершеннолетних",
  processors: "Поручение обработки другим лицам",
  application: "Данные мобильного приложения",
  app_advertising: "Реклама в приложении и учёт установок",
} as const;
export type ConsentPurpose = keyof typeof consentPurposes;

/**
 * The purposes for which a recipient gets data: those of the matrix, including those that follow from other answers.
 */
export const recipientPurposes = {
  ...processingPurposes,
  publication: "Публикации пользователей",
  distribution: "Публикации владельца сайта",
  health: "Сведения о здоровье: услуги, для которых они нужны",
  biometric: "Установление личности по биометрии",
  aml: "Идентификация клиентов по закону № 115-ФЗ",
  journalism: "Работа редакции, материалы о людях",
  application: "Работа мобильного приложения",
  app_advertising: "Реклама в приложении и учёт установок",
  sellers: "Показ сведений о продавцах",
  notices: "Заявления правообладателей",
  operation: "Работа и защита сайта",
  duties: "Запросы людей и доказательства согласий",
} as const;

/** Grounds that an owner may choose in the table; the purpose decides which of them. */
export const correctableGrounds = {
  consent: "Согласие человека (152-ФЗ, ст. 6 ч. 1 п. 1)",
  contract: "Договор с ним (152-ФЗ, ст. 6 ч. 1 п. 5)",
  law: "Требование закона (152-ФЗ, ст. 6 ч. 1 п. 2)",
} as const;
export type CorrectableGround = keyof typeof correctableGrounds;

export const dataTypes = {
  full_name: "Фамилия, имя, отчество",
  name: "Только имя",
  email: "Адрес электронной почты",
  phone: "Номер телефона",
  address: "Адрес",
  birth_date: "Дата рождения",
  passport: "Паспортные данные",
  payment_info: "Сведения об оплате",
  ip_address: "IP-адрес",
  cookies: "Файлы cookie",
  device_info: "Сведения об устройстве и браузере",
  location: "Геолокация",
  photo: "Фотография",
  health: "Сведения о состоянии здоровья",
  biometric: "Биометрические персональные данные",
  education: "Сведения об образовании",
  employment: "Сведения о трудовой деятельности",
  children: "Данные несовершеннолетних",
  social_profiles: "Профили в социальных сетях",
  other: "Иное",
} as const;
export type DataType = keyof typeof dataTypes;

export const retentionPeriods = {
  "until-account-deletion": "До удаления учётной записи",
  "1-year": "1 год",
  "3-years": "3 года",
  "5-years": "5 лет",
  "until-consent-withdrawal": "До отзыва согласия",
  "according-to-law": "В течение срока, установленного законом",
} as const;
export type RetentionPeriod = keyof typeof retentionPeriods;

export const thirdParties = {
  payment_systems: "Платёжные системы",
  analytics: "Сервисы аналитики",
  social_networks: "Социальные сети",
  other: "Иное",
} as const;
export type ThirdParty = keyof typeof thirdParties;

/** What a contractor of the owner does with the data. */
export const contractorRoles = {
  delivery: "Доставка",
  mailing: "Рассылка писем и сообщений",
  mail: "Отправка служебных писем",
  crm: "CRM, учёт заявок и клиентов",
  booking: "Онлайн-запись и бронирование",
  callCentre: "Колл-центр, телефония",
  messenger: "Мессенджер или чат-бот",
  accounting: "Бухгалтерия",
  development: "Разработка и поддержка сайта",
  marketplace: "Маркетплейс",
  seller: "Продавец на вашей площадке",
  travel: "Туроператор, перевозчик, гостиница",
  laboratory: "Медицинская лаборатория",
  insurance: "Страхование",
  healthInsurance: "Медицинское страхование",
  creditHistory: "Бюро кредитных историй",
  documentCheck: "Проверка документов и личности",
  recruiting: "Подбор персонала",
  advertisingData: "Оператор рекламных данных",
  fiscalData: "Оператор фискальных данных (ОФД)",
  classmates: "Участники занятий",
} as const;
export type ContractorRole = keyof typeof contractorRoles;

/** Whether there is a data processing agreement (152-ФЗ ст. 6 ч. 3). */
export const processingContracts = {
  yes: "Да, договор поручения есть",
  no: "Нет",
} as const;

/** The country of a recipient: those that owners name most. The key is the code of ISO 3166. */
export const recipientCountries = {
  RU: "Россия",
  AM: "Армения",
  BY: "Беларусь",
  VN: "Вьетнам",
  DE: "Германия",
  GE: "Грузия",
  EG: "Египет",
  IL: "Израиль",
  IN: "Индия",
  ES: "Испания",
  IT: "Италия",
  KZ: "Казахстан",
  CY: "Кипр",
  KG: "Киргизия",
  CN: "Китай",
  MV: "Мальдивы",
  AE: "ОАЭ",
  RS: "Сербия",
  US: "США",
  TH: "Таиланд",
  TR: "Турция",
  UZ: "Узбекистан",
  FR: "Франция",
  other: "Другая страна",
} as const;
export type RecipientCountry = keyof typeof recipientCountries;

export const withdrawalMethods = {
  email: "По электронной почте",
  post: "Почтой по адресу оператора",
  account: "В личном кабинете",
  phone: "По телефону",
  form: "Через форму на сайте",
} as const;

/** Returns the keys of an option list as a non-empty tuple, as `z.enum` requires. */
export function keysOf<T extends Record<string, string>>(options: T) {
  return Object.keys(options) as [keyof T & string, ...(keyof T & string)[]];
}
