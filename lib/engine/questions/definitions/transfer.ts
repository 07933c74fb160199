/** Who else gets the data. */

import { defineSection } from "@/lib/engine/questions/definition";
import { analyticsServices, paymentSystems, thirdParties } from "@/lib/engine/questions/options";

/** Documents that tell who gets the data. */
const dataDocuments = ["privacy", "consent", "cookie"] as const;

/** Recipients and counters (152-ФЗ ст. 6 ч. 3, ст. 12, ст. 14 ч. 7). */
export const transfer = defineSection({
  id: "transfer",
  title: "Передача третьим лицам",
  intro: "Кто ещё видит данные посетителей. Если никто, пропустите раздел.",
  note: "bannedNetworks",
  questions: {
    dataTransferToThirdParties: {
      kind: "choices",
      options: thirdParties,
      label: "Кому вы передаёте данные",
      hint: "Отметьте всех, кроме хостинга: его мы учли отдельно. Служба доставки, колл-центр, страховая, бухгалтерия на аутсорсе — «Иное».",
      why: "Человек вправе знать, кто ещё увидит его данные. Промолчать о передаче — нарушение.",
      norm: "152-ФЗ, ст. 7, ст. 14 ч. 7 п. 4",
      askedFor: dataDocuments,
      inSummary: "unless other",
      fact: { path: "transfers.kinds", label: "кому передаются данные" },
    },
    paymentSystems: {
      kind: "choices",
      options: paymentSystems,
      label: "Через кого принимаете оплату",
      hint: "Отметьте сервисы, подключённые к сайту.",
      why: "Платёжный сервис получает данные покупателя. Назовём его и напишем, что данные карты вы не храните.",
      norm: "152-ФЗ, ст. 14 ч. 7 п. 4; 161-ФЗ",
      askedFor: dataDocuments,
      shownWhen: { dataTransferToThirdParties: ["payment_systems"] },
      fact: { path: "transfers.paymentSystems" },
    },
    analyticsServices: {
      kind: "choices",
      options: analyticsServices,
      label: "Какие счётчики стоят на сайте",
      hint: "Отметьте только установленные. Не знаете — спросите того, кто делал сайт.",
      why: "Счётчик передаёт данные посетителей своему владельцу. Google Analytics передаёт их в США: об этом до начала передачи уведомляют Роскомнадзор.",
      norm: "152-ФЗ, ст. 6 ч. 3, ст. 12 ч. 3",
      askedFor: dataDocuments,
      shownWhen: { dataTransferToThirdParties: ["analytics"] },
      fact: { path: "counters.services" },
    },
    yandexMetricaId: {
      kind: "counter",
      pattern: /^\d{1,20}$/,
      wrong: "Номер счётчика Яндекс.Метрики состоит только из цифр",
      digits: true,
      label: "Номер счётчика Яндекс.Метрики",
      hint: "Только цифры, например 12345678. Он виден в настройках счётчика.",
      why: "Номер показывает, о каком счётчике речь. Поле не обязательно.",
      norm: "152-ФЗ, ст. 14 ч. 7 п. 4",
      askedFor: dataDocuments,
      shownWhen: {
        dataTransferToThirdParties: ["analytics"],
        analyticsServices: ["yandex_metrica"],
      },
      fact: { path: "counters.yandex" },
      examples: ["12345678"],
    },
    googleAnalyticsId: {
      kind: "counter",
      pattern: /^[A-Za-z0-9-]{1,40}$/,
      wrong: "Идентификатор Google Analytics состоит из латинских букв, цифр и дефиса",
      label: "Идентификатор Google Analytics",
      hint: "Например, G-AB12CD34EF: он виден в настройках счётчика, в потоке данных.",
      why: "Если он указан, документ опишет трансграничную передачу данных, и вам понадобится отдельное уведомление Роскомнадзора.",
      norm: "152-ФЗ, ст. 12 ч. 3, 4",
      askedFor: dataDocuments,
      shownWhen: {
        dataTransferToThirdParties: ["analytics"],
        analyticsServices: ["google_analytics"],
      },
      fact: { path: "counters.google" },
      examples: ["G-AB12CD34EF"],
    },
    otherAnalytics: {
      kind: "line",
      max: 300,
      label: "Другой сервис статистики",
      hint: "Например, Roistat или счётчик Рамблер/топ-100.",
      why: "Каждый получатель данных должен быть назван.",
      norm: "152-ФЗ, ст. 14 ч. 7 п. 4",
      askedFor: dataDocuments,
      shownWhen: { dataTransferToThirdParties: ["analytics"] },
      fact: { path: "counters.other", within: "phrase" },
      examples: ["Roistat"],
    },
    otherThirdParties: {
      kind: "line",
      max: 500,
      label: "Другие получатели",
      hint: "Назовите их, как в договоре, и скажите, чем они занимаются: «ООО «СДЭК-Глобал» (доставка), ООО «Звонок» (колл-центр)». Бот или чат в иностранном мессенджере — тоже получатель.",
      why: "Получателей нужно назвать, общих слов «наши партнёры» недостаточно.",
      norm: "152-ФЗ, ст. 14 ч. 7 п. 4, 9",
      askedFor: dataDocuments,
      shownWhen: { dataTransferToThirdParties: ["other"] },
      inSummary: "always",
      fact: { path: "transfers.others", within: "phrase" },
      examples: [
        "Mailchimp",
        "зарубежные отели",
        "нет",
        "таргет в Instagram",
        "ООО «СДЭК» для доставки заказов",
      ],
    },
  },
});
