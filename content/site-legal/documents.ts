/**
 * Our own documents: how this site processes personal data, as answers from which our engine writes its policy,
 * agreement and cookie policy. When what the site stores changes, update these answers and the edition.
 */
import { site } from "@/content/site";
import { privacyInvoices, privacyPayments, termsPayments } from "@/content/site-legal/payments";
import { operatorFactsChangedOn } from "@/lib/core/operator-facts";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { CustomClauses } from "@/lib/engine/questions/custom-clauses";

export const siteLegalTypes = ["privacy", "terms", "cookie"] as const;
export type SiteLegalType = (typeof siteLegalTypes)[number];

/** The built-in texts of these documents. */
const shippedEdition = { number: 6, date: "2026-11-27" } as const;

/**
 * The edition in force. Not the date of the build: a policy whose date changes with every build would announce changes
 * that did not happen. A name or an address changed in the panel is a change: the date moves, and stored consents can
 * tell the texts before and after it apart.
 */
export function siteLegalEdition(): { number: number; date: string } {
  const changedOn = operatorFactsChangedOn();
  const { number, date } = shippedEdition;
  return { number, date: changedOn !== null && changedOn > date ? changedOn : date };
}

const siteLegalPaths = {
  privacy: "/privacy",
  terms: "/terms",
  cookie: "/cookie-policy",
} as const satisfies Record<SiteLegalType, string>;

/** Who runs the site, and its address: `content/site.ts` and the configured URL. */
export type SiteOperator = {
  operator: typeof site.operator;
  contacts: Pick<typeof site.contacts, "email" | "phone">;
  /** `https://example.ru`; null when not configured. */
  address: string | null;
};

/** Returns the facts of the operator as currently configured. */
export const siteOperator = (): SiteOperator => ({
  operator: site.operator,
  contacts: site.contacts,
  address: process.env.SITE_URL || null,
});

/**
 * Returns the form answers for any of our documents; whatever the operator has not configured stays a visible blank.
 */
export function siteLegalAnswers({ operator, contacts, address }: SiteOperator): AnswersDraft {
  const page = (path: string) => (address === null ? null : new URL(path, address).href);
  return {
    ownerType: operator.type,
    companyName: operator.name,
    inn: operator.inn,
    ogrn: operator.ogrn,
    legalAddress: operator.address,
    contactEmail: contacts.email,
    phone: contacts.phone,
    responsiblePersonName: operator.responsible,
    websiteUrl: address,
    policyUrl: page(siteLegalPaths.privacy),
    termsUrl: page(siteLegalPaths.terms),
    cookieUrl: page(siteLegalPaths.cookie),
    // As `.env.example` says: an operator who names no hosting uses an own server.
    hostingProvider: operator.hosting ?? "Свой сервер",
    hostingAddress: operator.hostingAddress,
    otherThirdParties: operator.processors,
    // The operator hosts the site in Russia (152-ФЗ ст. 18 ч. 5) and names nobody abroad.
    databaseCountry: "russia",
    recipientsHome: "russia",
    industry: "saas",
    // Approved reviews show their author's name; owners publish their documents.
    userCanPost: true,
    // The account and its documents; the feedback form, whose second mark asks for a newsletter; the
    // defence against guessed passwords. Visitors are not counted, profiled or charged here. The contract is the
    // account's agreement: as a purpose of its own it would keep data past the account that takes them along.
    processingPurposes: ["registration", "feedback", "newsletter", "security"],
    // The site sends its e-mails itself, through no mailing service.
    handledByOwner: ["mailing_own"],
    // What the scheduled clean-up keeps: nothing is kept for years.
    processing: [
      {
        purpose: "security",
        data: [],
        term: "own",
        ownTerm: "до удаления учётной записи, а если её нет — до окончания проверки события",
      },
    ],
    // Of a session we keep the address and the browser, so that the user can recognise it.
    dataTypesCollected: ["full_name", "email", "ip_address", "cookies", "device_info"],
    // Stated in words, because the type «телефон» would also be said of support and security.
    otherDataTypes:
      "номер телефона и адрес из профиля; реквизиты и другие ответы в формах документов; сведения о сайтах пользователя, собранные из этих ответов; созданные документы; имя бота и канал Telegram, если пользователь их подключил; названия ключей API; кто кого пригласил; заметки администратора по обращениям пользователя",
    // The dark theme, ticks in checklists, a dismissed notice: in the browser's local storage.
    functionalCookies: true,
    cookieNotice: true,
    dataRetentionPeriod: "until-account-deletion",
    consentWithdrawalMethod: operator.address ? ["email", "post"] : ["email"],
    // Documents made here are used wherever their owners are. What is charged by itself, and only with a consent of its
    // own, is in our own clauses (`payments.ts`): the question is of offers, which we have none of.
    licenceTerritory: "world",
    recurringPayments: "no",
    // Pages and small tools require no agreement; an account does.
    agreementStart: "after_registration",
    agreementDuration: "until_new_version",
    canAdminChange: true,
    notifyChanges: "sometimes",
  };
}

/**
 * Replaces general wording that would not be true of this site: settings are in the local storage, which has no term;
 * no cookie here counts visits or needs a consent; the notice has two answers, which stay in the browser.
 */
const cookieClauses: CustomClauses = {
  additions: [],
  replacements: [
    {
      clause: "term",
      text: "Срок показывает, сколько самое большее остаётся в браузере файл cookie. У записей локального хранилища срока нет: они остаются, пока посетитель не изменит настройку, не выйдет из личного кабинета или не очистит данные Сайта в браузере. Как долго Оператор хранит сведения, полученные с помощью файлов cookie, указано в политике обработки персональных данных.",
      replaced:
        "Срок показывает, сколько самое большее файл остаётся в браузере. Удалить его раньше посетитель может сам. Как долго Оператор хранит сведения, полученные с помощью файлов cookie, указано в политике обработки персональных данных.",
    },
    {
      clause: "cookie-data",
      text: "В файлах cookie Сайта в зашифрованном виде записано, кто вошёл и в каком сеансе, и стоит отметка о том, что вход выполнен. На время входа через Яндекс ID или VK ID, не дольше чем на 10 минут, сохраняется файл со случайным номером этого входа. Сведения о просмотренных страницах с их помощью не собираются. IP-адрес и сведения о браузере Сайт получает от самого браузера и хранит вместе с сеансом того, кто вошёл.",
      replaced:
        "Вместе с файлами cookie Сайт получает IP-адрес, сведения об устройстве и браузере, дату, время и адрес запроса страницы.",
    },
    {
      clause: "optional",
      text: "Функциональные записи сохраняет действие самого посетителя: он включил тёмную тему, отметил пункт списка, закрыл объявление о регистрации. Без такого действия их нет, и о посетителе они ничего не сообщают. Файлов cookie, для которых нужно согласие, Сайт не использует; если они появятся, до согласия они сохраняться не будут.",
      replaced:
        "Остальные файлы cookie можно использовать только после того, как посетитель дал согласие (п. 1 ч. 1 ст. 6 Закона о персональных данных).",
    },
    {
      clause: "banner",
      text: "Уведомление на Сайте предлагает два ответа: принять и отклонить. Они равноценны, и работа Сайта от ответа не зависит. Закрыть уведомление можно и без ответа: тогда оно появится при следующем посещении.",
      replaced:
        "Согласие посетитель даёт в уведомлении на Сайте, отдельно от других согласий и документов. Отклонить файлы cookie там должно быть так же просто, как согласиться.",
    },
    {
      clause: "choice",
      text: "Ответ и его дата хранятся только в браузере посетителя, на сервер они не передаются. Изменить ответ можно на странице политики cookie.",
      replaced:
        "Доказать, что согласие получено, обязан Оператор. Для этого обрабатываются сведения о том, когда и какой выбор сделан.",
    },
  ],
};

/**
 * What this service does beyond what its form asks. The terms are those of `lib/startup/start-server.ts` and of the
 * operations that it calls: a change there needs a change here.
 */
const privacyClauses: CustomClauses = {
  additions: [
    {
      section: "purposes",
      text: "Пользователь может сам сменить адрес электронной почты: новый адрес становится адресом учётной записи, когда с него открыли ссылку из письма. О запросе и о смене Оператор пишет на прежний адрес.",
    },
    {
      section: "recipients",
      text: "Пользователь может подключить к личному кабинету собственного бота Telegram и свой канал. Тогда Сайт по его указанию отправляет в этот канал тексты уведомлений личного кабинета, в которых бывают названия его документов. Адрес электронной почты, пароль и сами документы туда не отправляются. Пока бот не подключён, в Telegram не передаётся ничего. Отключить его можно в любое время в настройках: ключ бота и канал удаляются сразу.",
    },
    {
      section: "recipients",
      text: "Если на странице входа есть кнопка Яндекс ID или VK ID, пользователь может войти через этот сервис. Тогда браузер по нажатию кнопки переходит на страницу сервиса, а сервис с разрешения пользователя сообщает Оператору номер его учётной записи в сервисе, адрес электронной почты, имя и фамилию; других сведений Оператор у него не запрашивает. Сервису становится известно, что пользователь вошёл на Сайт. Если кнопки нет или её не нажали, сервису не передаётся ничего. Отключить такой вход можно в настройках: номер и адрес удаляются сразу.",
    },
    privacyPayments.recipient,
    {
      section: "storage",
      text: "Серверы Telegram находятся за пределами России. Если пользователь сам подключил туда уведомления (раздел о передаче персональных данных), их отправка — трансграничная передача по его указанию; в остальном действует предыдущий пункт. До начала такой передачи Оператор уведомляет о ней Роскомнадзор (ст. 12 Закона о персональных данных).",
    },
    {
      section: "destruction",
      text: "Некоторые записи исчезают раньше учётной записи. Запись о начатом входе через сервис удаляется, когда вход завершён, а незавершённая перестаёт действовать через 10 минут и удаляется не позже чем через сутки. Сеанс удаляется, когда закончился: при выходе, а без обращений к Сайту через 7 дней, и всегда не позже 30 дней после входа. Текст отправленного письма удаляется сразу после отправки, запись о нём (кому, когда, тема) — через 30 дней; так же, через 30 дней, удаляется уведомление, отправленное в Telegram. Ссылки из писем записаны в виде отпечатка, по которому их нельзя восстановить; запись о ссылке, а с нею и новый адрес, который указан при смене, удаляется через 30 дней после того, как ссылка перестала действовать.",
    },
    privacyInvoices,
    {
      section: "destruction",
      text: "Через 30 дней после ответа на обращение или его закрытия из него удаляются адрес электронной почты и сведения о согласии. Сам текст остаётся без них; у того, кто был в личном кабинете, он виден там до удаления учётной записи. Адрес того, кто согласился получать новости, хранится до отказа от рассылки.",
    },
    {
      section: "destruction",
      text: "При удалении учётной записи удаляются её данные, документы, сведения о сайтах и отзывы с подтверждённого адреса. В журнале действий администраторов остаётся, кто из них, что и когда изменил: он нужен, чтобы расследовать неправомерный доступ.",
    },
    privacyPayments.storage,
    {
      section: "security",
      text: "Пароль хранится в виде, по которому его нельзя прочитать, ключи API и ссылки из писем — в виде отпечатков, ключ бота Telegram — зашифрованным. В панели администратора их не видно.",
    },
  ],
  replacements: [
    {
      clause: "functional-cookies",
      text: "Настройки Сайта — тёмная тема, отметки списков, закрытое объявление — хранит сам браузер посетителя, в локальном хранилище. Сохраняет их действие посетителя, и пока он не вошёл в личный кабинет, Оператору они не передаются. Отметки списка того, кто вошёл, хранятся в его учётной записи.",
      replaced:
        "Чтобы запоминать настройки посетителя, используются функциональные файлы cookie. Никаких других данных для этой цели не обрабатывают. Основание — согласие посетителя (п. 1 ч. 1 ст. 6 Закона о персональных данных), способ — автоматизированная обработка. Такие файлы хранятся в браузере посетителя не дольше, чем до отзыва согласия; сведения из них, если они попали к Оператору, уничтожаются не позднее 30 дней с этого дня.",
    },
  ],
};

/** What only a service that writes documents has to say. */
const termsClauses: CustomClauses = {
  additions: [
    {
      section: "licence",
      text: "Документ, который Пользователь составил с помощью Программы, он вправе без ограничения срока и территории использовать, изменять, публиковать и передавать другим лицам, в том числе после прекращения Соглашения. Платы за это сверх цены тарифа нет.",
    },
    ...termsPayments,
    {
      section: "cases",
      text: "Документы составляются по ответам Пользователя и рассчитаны на обычные случаи. Это не юридическая консультация: Владелец сайта не проверяет ответов и не оценивает обстоятельств Пользователя. Владелец сайта отвечает за то, что текст соответствует данным ответам.",
    },
  ],
  replacements: [],
};

/** Returns the custom clauses of one of our own documents. */
export const customClausesOf: Record<SiteLegalType, CustomClauses | null> = {
  privacy: privacyClauses,
  terms: termsClauses,
  cookie: cookieClauses,
};
