/**
 * The closed lists of the form: stable keys (they travel in JSON and in stored documents) and the
 * labels that people see. Lists may grow; a key never changes its meaning.
 * Source: docs/specification/form.md#option-lists.
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

/** The types that the full form makes (`socialDisclaimer` has a form of its own). */
export const formDocumentTypes = documentTypes.filter((type) => type !== "socialDisclaimer");
export type FormDocumentType = (typeof formDocumentTypes)[number];

export const ownerTypes = {
  individual: "Физическое лицо",
  legal: "Юридическое лицо или ИП",
} as const;

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

export const websitePlatforms = {
  html: "Статический сайт (HTML)",
  crm: "Сайт на базе CRM",
  cms: "Система управления сайтом (CMS)",
  bitrix24: "Битрикс24",
  simple: "Конструктор сайтов",
  other: "Другое",
} as const;

/** Where a platform keeps what visitors send. */
export const platformHomes = {
  cloud: "В облаке владельца платформы",
  own: "На нашем сервере или хостинге",
  unknown: "Не знаю",
} as const;

export const databaseCountries = {
  russia: "В России",
  abroad: "За границей",
  unknown: "Не знаю",
} as const;

export const recipientHomes = {
  russia: "Да, все в России",
  unknown: "Не знаю или не все",
} as const;

/** How visitors choose between several counters. */
export const countersChoices = {
  each: "Каждый сервис отдельно",
  all: "Все сервисы вместе",
  unknown: "Не знаю",
} as const;

/** What is really done to protect the data: each stands in a policy only where it is ticked. */
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

/** How much a document says of what the law itself says. */
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
 * What a consent may be for: every purpose that may rest on one, and what follows from other answers
 * (publications, special categories, minors, entrusting the processing to others).
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

/** What a recipient gets data for: purposes of the matrix, those that follow from other answers too. */
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

/** Grounds that an owner may give a purpose in the table; which of them, the purpose says. */
export const correctableGrounds = {
  consent: "Согласие человека (152-ФЗ, ст. 6 ч. 1 п. 1)",
  contract: "Договор с ним (152-ФЗ, ст. 6 ч. 1 п. 5)",
  law: "Требование закона (152-ФЗ, ст. 6 ч. 1 п. 2)",
} as const;
export type CorrectableGround = keyof typeof correctableGrounds;

/** On what a purpose in the owner's own words rests. */
export const otherPurposeGrounds = {
  consent: "Согласие человека",
  contract: "Договор с ним",
  law: "Требование закона",
  unknown: "Не знаю",
} as const;

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

/** What a recipient gets: types of data, and what people send without a field of its own. */
export const recipientData = {
  ...dataTypes,
  order: "Заказанные товары и услуги",
  message: "Содержание обращений и переписки",
} as const;

const {
  health: _health,
  biometric: _biometric,
  ip_address: _address,
  cookies: _cookies,
  device_info: _device,
  ...ordinary
} = dataTypes;
/** Without those that have a purpose and a ground of their own. */
export const ordinaryDataTypes = ordinary;

/** What of other people an owner publishes. */
export const publishedData = {
  full_name: dataTypes.full_name,
  photo: "Фотографии и видеозаписи",
  review: "Отзыв",
  employment: "Должность и место работы",
  education: "Образование, достижения",
  birth_date: "Дата рождения, возраст",
} as const;

export const retentionPeriods = {
  "until-account-deletion": "До удаления учётной записи",
  "1-year": "1 год",
  "3-years": "3 года",
  "5-years": "5 лет",
  "until-consent-withdrawal": "До отзыва согласия",
  "according-to-law": "В течение срока, установленного законом",
} as const;
export type RetentionPeriod = keyof typeof retentionPeriods;

/** The term of one purpose. */
export const purposeTerms = { ...retentionPeriods, own: "Своими словами" } as const;

export const thirdParties = {
  payment_systems: "Платёжные системы",
  analytics: "Сервисы аналитики",
  social_networks: "Социальные сети",
  other: "Иное",
} as const;
export type ThirdParty = keyof typeof thirdParties;

/** What a contractor of the owner does with the data that it gets. */
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

/** What the owner says of a contractor: a known work, or one in his own words. */
export const recipientRoles = { ...contractorRoles, other: "Другое" } as const;

/** Whether a contract entrusts the processing (152-ФЗ ст. 6 ч. 3). */
export const processingContracts = {
  yes: "Да, договор поручения есть",
  no: "Нет",
} as const;

/** Where a recipient is; foreign ones that owners name most. The key is the code of ISO 3166. */
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

export const paymentSystems = {
  yookassa: "ЮKassa (НКО «ЮМани» ООО)",
  cloudpayments: "CloudPayments",
  tbank: "Т-Банк",
  robokassa: "Robokassa",
  sbp: "СБП",
} as const;
export type PaymentSystem = keyof typeof paymentSystems;

/** What the owner does without a service of others, so that nobody is missing among the recipients. */
export const ownWork = {
  payment_transfer: "Платят переводом на карту или счёт",
  payment_receipt: "Платят при получении",
  delivery_own: "Заказы везёте сами или ваш курьер",
  delivery_pickup: "Заказы забирают сами",
  mailing_own: "Рассылку отправляете сами, без сервиса",
  analytics_own: "Посещения считаете сами, без счётчика",
  app_own: "Данные приложения храните сами, на своих серверах",
} as const;

/** What is kept on paper as well. */
export const paperKinds = {
  contract: "Договоры",
  delivery: "Накладные",
  payment: "Квитанции и чеки",
  recruitment: "Анкеты соискателей",
  journalism: "Материалы редакции",
} as const;

export const minorsAnswers = {
  yes: "Да",
  no: "Нет",
  unknown: "Не знаю",
} as const;

export const socialServices = {
  vk: "ВКонтакте",
  ok: "Одноклассники",
  yandex: "Яндекс ID",
} as const;
export type SocialService = keyof typeof socialServices;

export const analyticsServices = {
  yandex_metrica: "Яндекс.Метрика",
  google_analytics: "Google Analytics",
  vk_pixel: "Пиксель VK",
  appmetrica: "AppMetrica",
} as const;
export type AnalyticsService = keyof typeof analyticsServices;

/** Where an application is installed from. */
export const appStores = {
  rustore: "RuStore",
  app_store: "App Store",
  google_play: "Google Play",
  app_gallery: "AppGallery",
  site: "сайт Оператора",
} as const;

/** What an application takes from the device. */
export const appDataTypes = {
  device_id: "Идентификатор устройства или установки",
  advertising_id: "Рекламный идентификатор: для рекламы или учёта установок",
  push_token: "Токен для уведомлений (push)",
  crash_reports: "Отчёты о сбоях",
  camera: "Камера",
  microphone: "Микрофон",
  location: "Геолокация",
  contacts: "Контакты",
  files: "Фото и файлы",
} as const;
export type AppDataType = keyof typeof appDataTypes;

export const withdrawalMethods = {
  email: "По электронной почте",
  post: "Почтой по адресу оператора",
  account: "В личном кабинете",
  phone: "По телефону",
  form: "Через форму на сайте",
} as const;

export const agreementStarts = {
  any_use: "С начала любого использования сайта",
  after_registration: "После регистрации",
} as const;

export const agreementDurations = {
  indefinite: "Бессрочно",
  until_new_version: "До публикации новой редакции",
} as const;

export const changeNotices = {
  yes: "Всегда уведомляем",
  sometimes: "Уведомляем о существенных изменениях",
  no: "Не уведомляем",
} as const;

/** What an owner offers through the site; nothing ticked: what the industry itself says. */
export const soldThings = {
  goods: "Товары",
  services: "Услуги и работы",
  licence: "Доступ к программе или облачному сервису",
  donations: "Ничего: принимаем пожертвования",
} as const;
export type SoldThing = keyof typeof soldThings;

export const taxRegimes = {
  general: "Общая система",
  usn: "Упрощённая система (УСН, АУСН)",
  patent: "Патент",
  npd: "Налог на профессиональный доход (самозанятый)",
  other: "Другой",
} as const;

/** Whether a marketplace is what 289-ФЗ calls a digital platform. */
export const digitalPlatforms = {
  yes: "Да, она в реестре таких платформ",
  no: "Нет",
} as const;

/** Among goods: what the law treats apart (ЗоЗПП ст. 18 п. 1, 7, ст. 20 п. 2, ст. 26.1 п. 4). */
export const goodsKinds = {
  technical: "Техника, электроника, часы, автомобили: всё, что ремонтируют в сервисе",
  heavy: "Мебель и другое крупногабаритное или тяжелее 5 кг",
  personal: "Вещи для одного человека: по его меркам, с его именем, по его рисунку",
  none: "Ничего из этого",
} as const;

/** Where an order is taken besides the site. */
export const orderChannels = {
  phone: "По телефону",
  messenger: "В мессенджере",
  email: "По электронной почте",
} as const;

/** What happens when an ordered thing turns out not to be there. */
export const shortageRules = {
  choice: "Покупатель решает: замена, ожидание или деньги",
  refund: "Сразу возвращаем деньги",
} as const;

/** What happens when a client does not come. */
export const noShowRules = {
  free: "Возвращаем всё или переносим",
  costs: "Удерживаем только свои расходы",
  counted: "Считаем услугу оказанной",
} as const;

export const eventKinds = {
  arts: "Спектакли, концерты, музей: вы театр, концертная организация или музей",
  other: "Другие мероприятия",
  none: "Не проводим",
} as const;

export const tourRoles = {
  operator: "Туроператор",
  agent: "Турагент",
} as const;

/** How a company approves its own papers. */
export const approvals = {
  signature: "Подписью: «УТВЕРЖДАЮ» и строки для подписи и даты",
  order: "Приказом: «УТВЕРЖДЕНО приказом»",
} as const;

export const licenceTerritories = {
  russia: "Россия",
  world: "Все страны",
} as const;

/** Whether a payment is charged again and again (ЗоЗПП ст. 16.1). */
export const recurringCharges = {
  yes: "Да, есть подписка",
  no: "Нет, каждый платёж отдельный",
} as const;

/** What a company gets when a service is rendered. */
export const acceptancePapers = {
  act: "Акт",
  upd: "Универсальный передаточный документ (УПД)",
  edo: "Электронный УПД через оператора обмена документами",
  edoAct: "Электронный акт через оператора обмена документами",
} as const;

/** Whether an order of several things comes at once. */
export const partialDeliveries = {
  parts: "Можем прислать по частям, доставка оплачивается один раз",
  agreed: "По частям, только если покупатель согласен",
  whole: "Только целиком",
} as const;

export const vatRules = {
  included: "Цена включает НДС",
  none: "НДС не начисляем: не платим его или освобождены",
} as const;

export const liabilityCaps = {
  paid: "Сумма, уплаченная по договору",
  year: "Плата за последние 12 месяцев",
} as const;

/** What a paid lesson is when a pupil leaves. */
export const studyCounts = {
  lessons: "Только проведённые занятия",
  modules: "Проведённые занятия и открытые модули",
} as const;

/** What a company gets back that leaves a paid access before its end. */
export const companyRefunds = {
  rest: "Возвращаем плату за остаток срока",
  none: "Не возвращаем",
} as const;

/** What there is inside a game or an application. */
export const insideThings = {
  purchases: "Покупки: предметы, валюта, улучшения",
  chance: "Случайные награды",
  noResale: "Запрет продавать учётную запись",
} as const;

export const companyCourts = {
  law: "По закону: обычно по месту нахождения ответчика",
  owner: "По вашему месту нахождения",
} as const;

/** What a site offers by the preferences of its visitors (149-ФЗ ст. 10.2-2). */
export const recommendedThings = {
  goods: "Товары",
  services: "Услуги",
  posts: "Статьи, новости, публикации",
  media: "Фильмы, музыку, книги, игры",
  listings: "Объявления и предложения других",
  ads: "Рекламу",
} as const;

export const recommendationMethods = {
  history: "По тому, что человек сам смотрел, искал и выбирал",
  people: "По выбору людей с похожими предпочтениями",
  likeness: "По сходству с тем, что он смотрит",
  popularity: "По тому, что чаще выбирают в его городе или разделе",
  profile: "По тому, что он указал о себе",
} as const;

export const recommendationData = {
  views: "Просмотры страниц, товаров, публикаций",
  searches: "Поиск и фильтры",
  favourites: "Избранное, корзина, подписки",
  orders: "Заказы",
  ratings: "Оценки и отзывы",
  profile: "Возраст, пол, интересы из анкеты",
  city: "Город",
  device: "Устройство и браузер",
} as const;

export const recommendationSources = {
  actions: "Действия на сайте",
  account: "Личный кабинет, анкета, заказы",
  counters: "Счётчики и рекламные сервисы",
  others: "Другие сайты и партнёры",
} as const;

/** Signs of an information product (436-ФЗ ст. 6). */
export const ageMarks = {
  "0+": "0+",
  "6+": "6+",
  "12+": "12+",
  "16+": "16+",
  "18+": "18+",
} as const;

/** The keys of an option list, as a non-empty tuple that `z.enum` takes. */
export function keysOf<T extends Record<string, string>>(options: T) {
  return Object.keys(options) as [keyof T & string, ...(keyof T & string)[]];
}
