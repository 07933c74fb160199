/**
 * The defaults of each purpose of processing: subjects, data, grounds, term. A lawyer edits the texts here;
 * `lib/engine/facts/processing/matrix/processing-matrix.ts` only puts them together.
 *
 * In the texts, `{клиенты}` is replaced by the customers of the industry and `{заказ}` by its word for an order
 * (`lib/engine/presets/industries.ts`).
 */

import type { DerivedPurpose, GroundKey } from "@/lib/engine/presets/processing";
import type { DataType, ProcessingPurpose } from "@/lib/engine/questions/vocabulary/options";

export type PurposePreset = {
  /** The purpose as the document names it: nominative, only the first letter may be a capital. */
  purpose: string;
  /** Nominative plural, lower case. */
  subjects: string[];
  /** Types that this purpose may need, in display order. Only chosen ones appear. */
  data: DataType[];
  /** What the purpose cannot do without, whatever the owner ticked: a request has a content, an order has goods. */
  inevitable: string[];
  grounds: GroundKey[];
  /** True when paper is usually used in addition to the database. */
  mixed: boolean;
  /**
   * How the data of the purpose end with a user's account, if the site has accounts: `only` with it, `contract` not
   * before the contract is performed, `if-any` with it or at `end`, `none` at `end`.
   */
  account: "only" | "contract" | "if-any" | "none";
  /** The term of the purpose itself, whatever the owner chose for the rest; lower case. */
  term?: string | undefined;
  /** Reads after «до»: the event that ends the purpose. Genitive. */
  end: string;
  /** `end` or `term` with a period that we propose: used only when the owner confirms it. */
  proposed?: { end: string } | { term: string };
  /** True when `end` is itself a term set by law. */
  endByLaw?: true;
  /** True when `end` includes the period for claims under the contract, which are the ground until then. */
  forClaims?: true;
  /** True when a fixed term is only for claims: the request itself is answered before. */
  endsWithAnswer?: true;
  /** Reads after «1 год»: the event from which a fixed term is counted. */
  start: string;
};

/** 152-ФЗ ст. 14 ч. 3. */
const contentOfRequest =
  "сведения из запроса: имя, контакты, номер документа, удостоверяющего личность, дата его выдачи и выдавший орган, подпись";
/** 152-ФЗ ст. 9 ч. 3. */
const proofOfConsent = "дата, время и редакция согласия, сведения из формы";

/** The person who consents for a child or a patient (152-ФЗ ст. 9 ч. 1). */
export const proofOfPowers =
  "сведения о представителе и документе, который подтверждает его полномочия";

/** 152-ФЗ ст. 9 ч. 4 п. 1, 2. */
export const proofOfWrittenConsent =
  "адрес и реквизиты документа субъекта и его представителя из письменного согласия";

/** The duties of an owner without consents. */
export const requestsOnly = {
  purpose: "Ответы на запросы",
  inevitable: [contentOfRequest],
  grounds: ["requests", "afterwards"],
  term: "до ответа на запрос, затем 3 года (срок исковой давности); сведения документа из запроса — до ответа на него",
} satisfies Partial<PurposePreset>;

/** The payment purpose of an owner who only takes donations. */
export const giftsPurpose = "Приём пожертвований";

/** An author who writes about people without being a mass medium. */
export const authorship = {
  purpose: "Литературная и иная творческая деятельность: материалы о людях",
  subjects: ["лица, о которых идёт речь в публикациях, и источники сведений"],
  grounds: ["authorship"],
} satisfies Partial<PurposePreset>;

const presets: Record<ProcessingPurpose | DerivedPurpose, PurposePreset> = {
  registration: {
    purpose: "Регистрация и ведение личного кабинета",
    subjects: ["зарегистрированные пользователи Сайта"],
    data: ["full_name", "email", "phone", "birth_date", "photo", "social_profiles", "children"],
    inevitable: [
      "сведения для входа (имя учётной записи, пароль или код), даты регистрации и последнего входа",
    ],
    grounds: ["contract"],
    mixed: false,
    account: "only",
    end: "удаления учётной записи",
    start: "со дня последнего входа в учётную запись",
  },
  order_processing: {
    purpose: "Оформление и исполнение заказов",
    subjects: ["{клиенты}"],
    data: ["full_name", "email", "phone", "address", "children"],
    inevitable: ["{заказ}"],
    grounds: ["contract"],
    mixed: false,
    account: "contract",
    end: "истечения 3 лет со дня исполнения или отмены заказа (срок исковой давности)",
    forClaims: true,
    start: "со дня исполнения или отмены заказа",
  },
  delivery: {
    purpose: "Доставка",
    subjects: ["{клиенты}", "получатели заказов"],
    data: ["full_name", "phone", "address", "location"],
    inevitable: ["состав отправления"],
    grounds: ["contract"],
    mixed: true,
    account: "contract",
    end: "истечения 3 лет со дня вручения или возврата заказа (срок исковой давности)",
    forClaims: true,
    start: "со дня вручения или возврата заказа",
  },
  payment: {
    purpose: "Приём оплаты и возвратов",
    subjects: ["{клиенты}", "плательщики"],
    data: ["full_name", "email", "phone", "payment_info"],
    inevitable: [
      "сведения об оплате (сумма, дата, способ и состояние платежа)",
      "реквизиты счёта для возврата",
    ],
    grounds: ["contract", "taxLaw"],
    mixed: true,
    account: "contract",
    end: "завершения расчётов по договору",
    start: "со дня платежа",
  },
  contract: {
    purpose: "Заключение и исполнение договора",
    subjects: ["{клиенты}"],
    data: ["full_name", "email", "phone", "address", "birth_date", "passport", "children"],
    inevitable: ["сведения о договоре и его исполнении"],
    grounds: ["contract"],
    mixed: true,
    account: "contract",
    end: "прекращения договора и истечения срока исковой давности по нему",
    forClaims: true,
    start: "со дня прекращения договора",
  },
  feedback: {
    purpose: "Обратная связь и обработка заявок и обращений",
    subjects: ["посетители Сайта и иные лица, направившие заявку или обращение"],
    data: ["full_name", "email", "phone"],
    inevitable: ["содержание обращения и сведения, которые заявитель сообщил в нём сам"],
    grounds: ["consent", "letters", "dueAnswer"],
    mixed: false,
    account: "none",
    end: "ответа на обращение и выполнения принятого по нему решения",
    endsWithAnswer: true,
    start: "со дня ответа на обращение",
  },
  support: {
    purpose: "Техническая поддержка",
    subjects: ["пользователи Сайта, обратившиеся в поддержку"],
    data: ["full_name", "email", "phone", "device_info"],
    inevitable: ["содержание обращения и переписки"],
    grounds: ["consent", "letters"],
    mixed: false,
    account: "if-any",
    end: "решения вопроса, с которым обратился пользователь",
    endsWithAnswer: true,
    start: "со дня ответа на обращение",
  },
  newsletter: {
    purpose: "Рекламные и информационные рассылки",
    subjects: ["подписчики рассылки"],
    // A letter needs an address and no name (152-ФЗ ст. 5 ч. 5).
    data: ["email", "phone"],
    inevitable: [],
    grounds: ["marketingConsent"],
    mixed: false,
    account: "none",
    end: "отказа от рассылки",
    start: "со дня согласия на рассылку",
  },
  analytics: {
    purpose: "Статистика и анализ посещаемости",
    subjects: ["посетители Сайта"],
    data: ["ip_address", "cookies", "device_info", "location"],
    inevitable: [],
    grounds: ["consent"],
    mixed: false,
    account: "none",
    end: "прекращения статистики посещений",
    proposed: { end: "истечения 1 года со дня сбора" },
    start: "со дня сбора",
  },
  personalization: {
    purpose: "Персональные рекомендации",
    subjects: ["посетители и пользователи Сайта"],
    data: ["cookies", "device_info", "location", "birth_date"],
    inevitable: ["сведения о просмотренных разделах и совершённых на Сайте действиях"],
    grounds: ["consent"],
    mixed: false,
    account: "if-any",
    end: "отключения рекомендаций",
    start: "со дня сбора",
  },
  recruitment: {
    purpose: "Подбор персонала",
    subjects: ["соискатели"],
    data: [
      "full_name",
      "email",
      "phone",
      "birth_date",
      "education",
      "employment",
      "photo",
      "social_profiles",
    ],
    inevitable: ["сведения, которые соискатель сам указал в анкете или резюме"],
    // Only consent allows to keep data of refused candidates, so the whole term rests on it.
    grounds: ["consent"],
    mixed: true,
    account: "none",
    end: "решения по вакансии, на которую откликнулся соискатель",
    start: "со дня получения анкеты или резюме",
  },
  security: {
    purpose: "Безопасность и предотвращение мошенничества",
    subjects: ["посетители и пользователи Сайта"],
    data: ["email", "phone", "ip_address", "device_info"],
    inevitable: ["дата, время и вид событий безопасности"],
    grounds: ["interest"],
    mixed: false,
    account: "if-any",
    end: "дня, когда сведения о событии больше не нужны для защиты, а если из-за него начат спор — до его разрешения",
    proposed: {
      end: "истечения 1 года со дня регистрации события, а если из-за него начат спор — до его разрешения",
    },
    start: "со дня регистрации события",
  },
  // The owner answers the subjects, the data and the ground.
  other: {
    purpose: "",
    subjects: [],
    data: [],
    inevitable: [],
    grounds: [],
    mixed: false,
    account: "none",
    end: "дня, когда данные больше не нужны для цели",
    start: "со дня получения данных",
  },
  unassigned: {
    purpose: "",
    subjects: ["{клиенты}", "посетители Сайта"],
    data: [],
    inevitable: [],
    grounds: ["consent"],
    mixed: false,
    account: "none",
    end: "дня, когда данные больше не нужны для цели",
    start: "со дня получения данных",
  },
  operation: {
    purpose: "Работа Сайта и защита его от сбоев и атак",
    subjects: ["посетители Сайта"],
    data: ["ip_address", "cookies", "device_info"],
    // What a browser sends with every request and every server needs.
    inevitable: [
      "IP-адрес",
      "сведения об устройстве и браузере",
      "дата, время и адрес запроса страницы",
    ],
    grounds: ["interest"],
    mixed: false,
    account: "none",
    // Request logs are not an archive: the owner's general term does not apply to them.
    term: "до окончания сеанса, журнал запросов — не дольше, чем нужно для работы и защиты Сайта",
    proposed: { term: "до окончания сеанса, журнал запросов — не дольше 30 дней" },
    end: "окончания сеанса",
    start: "со дня посещения Сайта",
  },
  // Without consents the second half is left out.
  duties: {
    purpose: "Ответы на запросы и доказательства согласий",
    subjects: ["субъекты и их представители"],
    data: [],
    inevitable: [contentOfRequest, proofOfConsent],
    grounds: ["duties", "afterwards"],
    mixed: true,
    account: "none",
    term: "до ответа на запрос (доказательства — до прекращения согласия), затем 3 года (срок исковой давности); сведения документа из запроса — до ответа на него",
    end: "ответа на запрос и прекращения согласия",
    start: "со дня ответа на запрос или прекращения согласия",
  },
  // 149-ФЗ ст. 15.7 ч. 2: in the notice a citizen gives the consent to its processing; the site asks for none.
  notices: {
    purpose: "Рассмотрение заявлений правообладателей",
    subjects: ["правообладатели и их представители"],
    data: [],
    inevitable: [
      "фамилия, имя, отчество",
      "паспортные данные",
      "контакты",
      "сведения о правах и о полномочиях представителя",
    ],
    grounds: ["rightHolders", "afterwards"],
    mixed: false,
    account: "none",
    term: "до ответа на заявление, затем 3 года (срок исковой давности); паспортные данные — до ответа",
    end: "ответа на заявление",
    start: "со дня ответа на заявление",
  },
  publication: {
    purpose: "Размещение на Сайте материалов пользователей",
    subjects: ["пользователи, которые публикуют материалы на Сайте"],
    data: ["full_name", "photo", "social_profiles"],
    inevitable: ["сведения, которые пользователь сам включил в публикацию"],
    grounds: ["distributionConsent"],
    mixed: false,
    account: "if-any",
    term: "до удаления публикации",
    end: "удаления публикации",
    start: "со дня публикации",
  },
  distribution: {
    purpose: "Публикация сведений о людях на страницах Оператора",
    subjects: [],
    data: [],
    inevitable: [],
    grounds: ["distributionConsent"],
    mixed: false,
    account: "none",
    term: "до удаления публикации",
    end: "удаления публикации",
    start: "со дня публикации",
  },
  application: {
    purpose: "Работа мобильного приложения",
    subjects: ["пользователи приложения"],
    data: [],
    inevitable: [],
    grounds: ["consent"],
    mixed: false,
    account: "if-any",
    end: "дня, когда данные больше не нужны для работы приложения",
    proposed: { end: "истечения 1 года со дня получения данных" },
    start: "со дня получения данных",
  },
  app_advertising: {
    purpose: "Реклама в приложении и учёт его установок",
    subjects: ["пользователи приложения"],
    data: [],
    inevitable: [],
    grounds: ["consent"],
    mixed: false,
    account: "if-any",
    end: "дня, когда идентификатор больше не нужен для рекламы и учёта установок",
    proposed: { end: "истечения 1 года со дня получения данных" },
    start: "со дня получения данных",
  },
  journalism: {
    purpose: "Профессиональная деятельность редакции и журналистов",
    subjects: [
      "авторы, эксперты и лица, о которых идёт речь в публикациях",
      "источники информации (сведения о них без их согласия не публикуются)",
    ],
    data: ["photo", "employment"],
    inevitable: [
      "фамилия, имя, отчество",
      "контакты",
      "высказывания",
      "сведения о событиях, о которых идёт речь в публикации",
    ],
    grounds: ["journalism"],
    mixed: true,
    account: "none",
    term: "до завершения работы над материалом, а в опубликованном материале — до его удаления",
    end: "завершения работы над материалом, а в опубликованном материале — до его удаления",
    start: "со дня выхода публикации",
  },
  // ЗоЗПП ст. 9 п. 1.2.
  sellers: {
    purpose: "Показ покупателям сведений о продавцах",
    // A company has no personal data; it is not asked whether the sellers are citizens.
    subjects: ["продавцы — индивидуальные предприниматели"],
    data: [],
    inevitable: ["фамилия, имя, отчество", "адрес", "режим работы", "ОГРНИП"],
    grounds: ["sellersLaw"],
    mixed: false,
    account: "none",
    term: "пока продавец предлагает товары или услуги через Сайт",
    end: "прекращения предложений продавца",
    start: "со дня последнего предложения продавца",
  },
  aml: {
    purpose: "Идентификация клиентов и противодействие отмыванию доходов",
    subjects: ["клиенты, их представители, выгодоприобретатели и бенефициарные владельцы"],
    data: ["full_name", "birth_date", "passport", "address", "phone", "email"],
    inevitable: ["сведения, которые закон обязывает получить при идентификации клиента"],
    grounds: ["antiMoneyLaundering"],
    mixed: true,
    account: "none",
    end: "прекращения отношений с клиентом",
    start: "со дня прекращения отношений с клиентом",
  },
  health: {
    purpose: "Учёт состояния здоровья при исполнении договора",
    subjects: ["{клиенты}"],
    data: ["full_name", "phone", "health", "children"],
    inevitable: [],
    grounds: ["healthConsent"],
    mixed: true,
    account: "none",
    end: "исполнения договора, для которого нужны эти сведения",
    start: "со дня исполнения договора",
  },
  biometric: {
    purpose: "Установление личности по биометрическим персональным данным",
    subjects: ["{клиенты}"],
    data: ["biometric"],
    inevitable: [],
    grounds: ["biometricConsent"],
    mixed: true,
    account: "none",
    end: "прекращения отношений, для которых устанавливается личность",
    start: "со дня получения данных",
  },
};

/** All fields in one order, for the reason given at `toRecipient`: each document reads thirty presets field by field. */
const withAllFields = (preset: PurposePreset): PurposePreset =>
  ({
    purpose: preset.purpose,
    subjects: preset.subjects,
    data: preset.data,
    inevitable: preset.inevitable,
    grounds: preset.grounds,
    mixed: preset.mixed,
    account: preset.account,
    term: preset.term,
    end: preset.end,
    proposed: preset.proposed,
    endByLaw: preset.endByLaw,
    forClaims: preset.forClaims,
    endsWithAnswer: preset.endsWithAnswer,
    start: preset.start,
  }) satisfies Record<keyof PurposePreset, unknown>;

/** What is typical for each purpose, by its key. */
export const purposePresets = Object.fromEntries(
  Object.entries(presets).map(([key, preset]) => [key, withAllFields(preset)]),
) as typeof presets;
