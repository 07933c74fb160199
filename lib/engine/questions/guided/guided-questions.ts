/**
 * The first questions of a form, in everyday words. They store no answers of their own: an option stands for answers to
 * other questions, sets them, and is chosen when they are given (docs/decisions/0024-guided-questions.md).
 */
import type { Answer } from "@/lib/engine/questions/answer";
import type { GuidedQuestion } from "@/lib/engine/questions/guided/guided-question";
import { siteParts } from "@/lib/engine/questions/guided/site-parts";
import type { Questions } from "@/lib/engine/questions/questions";
import { recipientHomes } from "@/lib/engine/questions/vocabulary/options";

const papers = ["privacy", "consent"] as const;
const payment = ["payment_systems"] as const;
const counter = ["analytics"] as const;
const hosting = { field: "hostingProvider", label: "Хостинг", optional: true } as const;
const name = "Название, как в договоре";

const paymentOption = (system: Answer<Questions["paymentSystems"]>[number], label: string) => ({
  label,
  adds: { paymentSystems: [system], dataTransferToThirdParties: [...payment] },
});
const counterOption = (service: Answer<Questions["analyticsServices"]>[number], label: string) => ({
  label,
  adds: { analyticsServices: [service], dataTransferToThirdParties: [...counter] },
});
const deliveryOption = (service: string, like: string) => ({
  label: service,
  recipient: { role: "delivery", service, like } as const,
});
const mailingOption = (service: string, like: string) => ({
  label: service,
  recipient: { role: "mailing", service, like } as const,
});

/** Nobody else gets anything, so the documents leave no blank for a recipient. */
const ownWorkOption = (work: Answer<Questions["handledByOwner"]>[number]) => ({
  adds: { handledByOwner: [work] },
  hasNoRecipient: true as const,
});

export const guidedQuestions: readonly GuidedQuestion[] = [
  siteParts,
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
      yookassa: paymentOption("yookassa", "Картой через ЮKassa"),
      cloudpayments: paymentOption("cloudpayments", "Картой через CloudPayments"),
      tbank: paymentOption("tbank", "Картой через Т-Банк"),
      robokassa: paymentOption("robokassa", "Картой через Robokassa"),
      sbp: paymentOption("sbp", "По СБП"),
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
      transfer: { label: "Переводом на карту или счёт", ...ownWorkOption("payment_transfer") },
      receipt: { label: "При получении", ...ownWorkOption("payment_receipt") },
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
      own: { label: "Сами или свой курьер", ...ownWorkOption("delivery_own") },
      pickup: { label: "Никто: самовывоз", ...ownWorkOption("delivery_pickup") },
      cdek: deliveryOption("СДЭК", "сдэк"),
      post: deliveryOption("Почта России", "почта россии"),
      yandex: deliveryOption("Яндекс Доставка", "яндекс доставка"),
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
      own: { label: "Сами, без сервиса", ...ownWorkOption("mailing_own") },
      unisender: mailingOption("Unisender", "unisender"),
      sendsay: mailingOption("Sendsay", "sendsay"),
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
      metrica: counterOption("yandex_metrica", "Яндекс.Метрикой"),
      vk: counterOption("vk_pixel", "Пикселем VK"),
      appmetrica: { ...counterOption("appmetrica", "AppMetrica"), onlyIn: ["mobile", "gaming"] },
      google: {
        ...counterOption("google_analytics", "Google Analytics"),
        note: "Записывает данные за границей, а это запрещено: снимите его с сайта.",
      },
      other: {
        label: "Другим счётчиком",
        adds: { dataTransferToThirdParties: [...counter] },
        typed: { field: "otherAnalytics", label: "Название счётчика" },
      },
      own: { label: "Сами, по журналу своего сервера", ...ownWorkOption("analytics_own") },
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
      unknown: { label: "Другое или не знаю", hasNoRecipient: true, typed: hosting },
    },
  },
];

const byKey = new Map(guidedQuestions.map((question) => [question.key, question]));

/**
 * Returns the guided question with this key.
 * @throws TypeError for an unknown key.
 */
export function guidedQuestion(key: string): GuidedQuestion {
  const question = byKey.get(key);
  if (!question) throw new TypeError(`No guided question ${key}`);
  return question;
}
