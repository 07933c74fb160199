/**
 * The first questions of a form, in the owner's own words. None has an answer of its own: an option stands for answers
 * to other questions, sets them, and is chosen where they are given (docs/decisions/0024-guided-questions.md).
 */
import type { Answer, KeyOfKind } from "@/lib/engine/questions/answer";
import type { QuestionWords } from "@/lib/engine/questions/definition";
import {
  type FormDocumentType,
  type Industry,
  recipientHomes,
} from "@/lib/engine/questions/options";
import type { QuestionKey, Questions } from "@/lib/engine/questions/questions";

/** Items of lists that are answered with several choices. */
type Items = {
  readonly [Key in KeyOfKind<"choices">]?: Answer<Questions[Key]>;
};
/** Whole answers. */
type Values = {
  readonly [Key in KeyOfKind<"choice" | "line" | "yesNo">]?: Questions[Key] extends {
    kind: "yesNo";
  }
    ? true
    : string;
};
type Recipient = Answer<Questions["recipients"]>[number];

export type GuidedOption = {
  readonly label: string;
  readonly note?: string;
  /** What it adds to lists. The first item of the first list is its sign: where it stands, the option is chosen. */
  readonly adds?: Items;
  /** Signs besides the first: answers that mean the same. */
  readonly also?: Items;
  /** Answers that it sets. A line is recognised by its words, in whatever letters. */
  readonly sets?: Values;
  /** A record of the list of recipients. `service`: of the catalogue, which may know its company; recognised by `like`. */
  readonly recipient?: Omit<Recipient, "name" | "purposes" | "data"> &
    Partial<Pick<Recipient, "purposes" | "data">> & { service?: string; like?: string };
  /** What has to be typed besides: the name of the recipient, or the answer to a question. */
  readonly typed?: { field: "recipient" | KeyOfKind<"line">; label: string; optional?: true };
  /** Nobody else gets anything. Where no answer stands for it, it holds as long as the form is open. */
  readonly nobody?: true;
  /** Goes with no other option. */
  readonly alone?: true;
  /** Stands first where the owner does this. */
  readonly usualIn?: readonly Industry[];
  /** Offered to nobody else, unless chosen. */
  readonly onlyIn?: readonly Industry[];
};

export type GuidedQuestion = QuestionWords & {
  readonly key: string;
  readonly askedFor: readonly FormDocumentType[];
  /** Asked where this option of the first question is chosen. */
  readonly after?: string;
  /** «Нужно ответить: кто принимает оплату». */
  readonly missing: string;
  /** Where its answer stands in the end: a folded section with these questions says that it is missing. */
  readonly setIn: readonly QuestionKey[];
  /**
   * What documents may say of the answer only where the owner confirms it, asked below what was chosen: these answers
   * stand for a yes, «не знаю» leaves them untouched.
   */
  readonly confirm?: {
    label: string;
    hint: string;
    sets: Values;
    yes: string;
    no: string;
    /** Of these options only where their field is filled: who does not know the place cannot confirm it. */
    notOf: string;
  };
  /** Only one option may be chosen; choosing another one resets these answers. */
  readonly single?: { unset: string; resets: readonly KeyOfKind<"choice" | "line" | "lines">[] };
  readonly options: Readonly<Record<string, GuidedOption>>;
};

const shops = ["ecommerce", "marketplace", "retail", "food", "pharmaceutical"] as const;
const accounts = ["saas", "mobile", "gaming", "fintech", "crypto", "education"] as const;
const papers = ["privacy", "consent"] as const;
const payment = ["payment_systems"] as const;
const counter = ["analytics"] as const;
const hosting = { field: "hostingProvider", label: "Хостинг", optional: true } as const;
const name = "Название, как в договоре";

const pays = (system: Answer<Questions["paymentSystems"]>[number], label: string) => ({
  label,
  adds: { paymentSystems: [system], dataTransferToThirdParties: [...payment] },
});
const counts = (service: Answer<Questions["analyticsServices"]>[number], label: string) => ({
  label,
  adds: { analyticsServices: [service], dataTransferToThirdParties: [...counter] },
});
const carries = (service: string, like: string) => ({
  label: service,
  recipient: { role: "delivery", service, like } as const,
});
const mails = (service: string, like: string) => ({
  label: service,
  recipient: { role: "mailing", service, like } as const,
});

/** Nobody else gets anything, and the documents leave no blank for him. */
const does = (work: Answer<Questions["handledByOwner"]>[number]) => ({
  adds: { handledByOwner: [work] },
  nobody: true as const,
});

export const guidedQuestions: readonly GuidedQuestion[] = [
  {
    key: "parts",
    label: "Что есть на сайте",
    hint: "Отметьте всё, что делаете на самом деле. Дальше спросим только об отмеченном.",
    why: "От этого зависит, зачем вам данные людей, какие именно и кто ещё их получит. Лишнее в документе так же неверно, как пропущенное.",
    norm: "152-ФЗ, ст. 5 ч. 2, ст. 18.1 ч. 1 п. 2",
    missing: "что есть на сайте",
    setIn: [],
    askedFor: ["privacy", "consent", "cookie", "terms", "charter", "offer", "return"],
    options: {
      feedback: {
        label: "Форма связи, звонок или мессенджер",
        adds: {
          processingPurposes: ["feedback"],
          dataTypesCollected: ["name", "email", "phone"],
        },
        also: { processingPurposes: ["support"] },
      },
      orders: {
        label: "Заказы или запись",
        adds: {
          processingPurposes: ["order_processing"],
          dataTypesCollected: ["full_name", "email", "phone"],
        },
        also: { processingPurposes: ["contract"] },
        usualIn: shops,
      },
      payment: {
        label: "Оплата",
        adds: { processingPurposes: ["payment"], dataTypesCollected: ["payment_info"] },
        usualIn: [...shops, ...accounts, "nonprofit"],
      },
      delivery: {
        label: "Доставка заказов",
        adds: {
          processingPurposes: ["delivery"],
          dataTypesCollected: ["full_name", "phone", "address"],
        },
        usualIn: shops,
      },
      account: {
        label: "Личный кабинет",
        adds: {
          processingPurposes: ["registration"],
          dataTypesCollected: ["full_name", "email"],
        },
        usualIn: accounts,
      },
      newsletter: {
        label: "Рассылка",
        note: "Письма, СМС или сообщения с новостями и скидками.",
        adds: { processingPurposes: ["newsletter"], dataTypesCollected: ["email"] },
      },
      counter: {
        label: "Счётчик посещений",
        note: "Яндекс.Метрика и похожие.",
        adds: {
          processingPurposes: ["analytics"],
          dataTypesCollected: ["ip_address", "cookies", "device_info"],
        },
      },
      reviews: {
        label: "Отзывы и комментарии посетителей",
        sets: { userCanPost: true },
        usualIn: ["marketplace", "journalism", "blog"],
      },
      publications: {
        label: "Фото, имена или отзывы людей, которые выкладываете вы",
        sets: { publishesOthers: true },
        usualIn: ["children"],
      },
      vacancies: {
        label: "Вакансии",
        adds: {
          processingPurposes: ["recruitment"],
          dataTypesCollected: ["full_name", "email", "phone", "education", "employment"],
        },
      },
      health: {
        label: "Сведения о здоровье",
        note: "Жалобы, анализы, диагнозы, ограничения.",
        adds: { dataTypesCollected: ["health"] },
        onlyIn: ["medical", "pharmaceutical", "insurance", "beauty", "sports", "children"],
      },
      children: {
        label: "Данные детей",
        adds: { dataTypesCollected: ["children"] },
        onlyIn: [
          ...(["medical", "education", "children", "sports"] as const),
          ...(["entertainment", "travel", "nonprofit"] as const),
        ],
        usualIn: ["children"],
      },
      nothing: { label: "Ничего из этого", nobody: true, alone: true },
    },
  },
  {
    key: "payment",
    after: "payment",
    label: "Как вам платят",
    hint: "Отметьте все способы.",
    why: "Сервис, через который проходит платёж, получает данные покупателя. Его назовут документы.",
    norm: "152-ФЗ, ст. 14 ч. 7 п. 4; 161-ФЗ",
    missing: "кто принимает оплату",
    setIn: ["paymentSystems", "recipients"],
    askedFor: [...papers, "offer", "return"],
    options: {
      yookassa: pays("yookassa", "Картой через ЮKassa"),
      cloudpayments: pays("cloudpayments", "Картой через CloudPayments"),
      tbank: pays("tbank", "Картой через Т-Банк"),
      robokassa: pays("robokassa", "Картой через Robokassa"),
      sbp: pays("sbp", "По СБП"),
      other: {
        label: "Через другой сервис",
        recipient: {
          role: "other",
          task: "приём платежей",
          purposes: ["payment"],
          data: ["payment_info"],
        },
        typed: { field: "recipient", label: name },
      },
      transfer: { label: "Переводом на карту или счёт", ...does("payment_transfer") },
      receipt: { label: "При получении", ...does("payment_receipt") },
    },
  },
  {
    key: "delivery",
    after: "delivery",
    label: "Кто везёт заказы",
    hint: "Отметьте всех.",
    why: "Служба доставки получает имя, телефон и адрес покупателя. Её назовут документы.",
    norm: "152-ФЗ, ст. 14 ч. 7 п. 4",
    missing: "кто везёт заказы",
    setIn: ["recipients"],
    askedFor: papers,
    options: {
      own: { label: "Сами или свой курьер", ...does("delivery_own") },
      pickup: { label: "Никто: самовывоз", ...does("delivery_pickup") },
      cdek: carries("СДЭК", "сдэк"),
      post: carries("Почта России", "почта россии"),
      yandex: carries("Яндекс Доставка", "яндекс доставка"),
      other: {
        label: "Другая служба",
        recipient: { role: "delivery" },
        typed: { field: "recipient", label: name },
      },
    },
  },
  {
    key: "newsletter",
    after: "newsletter",
    label: "Кто отправляет рассылку",
    hint: "Сервис, в котором хранится список подписчиков.",
    why: "Сервис рассылок обрабатывает контакты подписчиков по вашему поручению. Его назовут документы.",
    norm: "152-ФЗ, ст. 6 ч. 3, ст. 14 ч. 7 п. 9",
    missing: "кто отправляет рассылку",
    setIn: ["recipients"],
    askedFor: papers,
    options: {
      own: { label: "Сами, без сервиса", ...does("mailing_own") },
      unisender: mails("Unisender", "unisender"),
      sendsay: mails("Sendsay", "sendsay"),
      other: {
        label: "Другой сервис",
        recipient: { role: "mailing" },
        typed: { field: "recipient", label: name },
      },
    },
  },
  {
    key: "counter",
    after: "counter",
    label: "Чем вы считаете посетителей",
    hint: "Не знаете — спросите того, кто делал сайт.",
    why: "Счётчик передаёт данные посетителей своему владельцу. Его назовут документы.",
    norm: "152-ФЗ, ст. 6 ч. 3, ст. 12 ч. 3",
    missing: "чем вы считаете посетителей",
    setIn: ["analyticsServices", "dataTransferToThirdParties", "handledByOwner"],
    askedFor: [...papers, "cookie"],
    options: {
      metrica: counts("yandex_metrica", "Яндекс.Метрикой"),
      vk: counts("vk_pixel", "Пикселем VK"),
      appmetrica: { ...counts("appmetrica", "AppMetrica"), onlyIn: ["mobile", "gaming"] },
      google: {
        ...counts("google_analytics", "Google Analytics"),
        note: "Записывает данные за границей, а это запрещено: снимите его с сайта.",
      },
      other: {
        label: "Другим счётчиком",
        adds: { dataTransferToThirdParties: [...counter] },
        typed: { field: "otherAnalytics", label: "Название счётчика" },
      },
      own: { label: "Сами, по журналу своего сервера", ...does("analytics_own") },
    },
  },
  {
    key: "platform",
    label: "На чём сделан сайт и где лежит",
    hint: "У конструктора сайт лежит на его же серверах. В остальных случаях назовите хостинг: он есть в счёте.",
    why: "На этих серверах хранятся заявки, значит, их владелец обрабатывает данные по вашему поручению. Промолчать о нём — сказать, что данных никто не получает.",
    norm: "152-ФЗ, ст. 6 ч. 3, ст. 14 ч. 7 п. 9, ст. 18 ч. 5",
    missing: "на чём сделан сайт",
    setIn: ["websitePlatform"],
    askedFor: papers,
    single: {
      unset: "Выберите",
      resets: [
        "websitePlatform",
        "customPlatform",
        "platformHome",
        "platformOwner",
        "platformAddress",
        "databaseCountry",
        "recipientsHome",
      ],
    },
    confirm: {
      label: "База с данными и все, кто их получает, — в России?",
      hint: "Хостинг или конструктор, счётчик, оплата, доставка: все, кого вы назвали. Страна стоит в договоре. Если да, политика скажет, что за границу данные не передаются.",
      sets: { databaseCountry: "russia", recipientsHome: "russia" },
      yes: recipientHomes.russia,
      no: recipientHomes.unknown,
      notOf: "unknown",
    },
    options: {
      tilda: { label: "Tilda", sets: { websitePlatform: "simple", customPlatform: "Tilda" } },
      builder: {
        label: "Другой конструктор сайтов",
        sets: { websitePlatform: "simple" },
        typed: { field: "customPlatform", label: "Название конструктора" },
      },
      wordpress: {
        label: "WordPress",
        sets: { websitePlatform: "cms", customPlatform: "WordPress" },
        typed: hosting,
      },
      bitrix: {
        label: "1С-Битрикс",
        sets: { websitePlatform: "cms", customPlatform: "1С-Битрикс" },
        typed: hosting,
      },
      cms: {
        label: "Другая система управления (CMS)",
        sets: { websitePlatform: "cms" },
        typed: hosting,
      },
      bitrix24: {
        label: "Битрикс24",
        sets: { websitePlatform: "bitrix24" },
        typed: hosting,
      },
      crm: { label: "Облачная CRM", sets: { websitePlatform: "crm" }, typed: hosting },
      html: {
        label: "Без платформы: сделал программист",
        sets: { websitePlatform: "html" },
        typed: hosting,
      },
      unknown: { label: "Другое или не знаю", nobody: true, typed: hosting },
    },
  },
];
