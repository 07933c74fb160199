/** Paid services that are used in a browser or an application. */
import { defineQuestions } from "@/lib/engine/questions/vocabulary/definition";

const offers = ["offer"] as const;
const offerAndReturn = ["offer", "return"] as const;
const givesAccess = [{ soldOnSite: ["licence"] }, { industry: ["saas"] }] as const;

/** Access to a service, and purchases inside an application. */
export const access = defineQuestions({
  serviceAvailability: {
    kind: "line",
    max: 200,
    label: "Какую доступность сервиса вы обещаете",
    hint: "Например, «99,5 % времени в месяц без учёта плановых работ». Пусто — если не обещаете.",
    why: "Покупатели облачных сервисов спрашивают об этом первыми. Обещание, записанное в договоре, обязывает.",
    norm: "ГК РФ, ст. 309, ст. 779 п. 1",
    askedFor: offers,
    shownWhen: givesAccess,
    fact: { path: "deal.availability", label: "доступность сервиса", within: "phrase" },
  },
  unpaidSuspension: {
    kind: "line",
    max: 200,
    label: "Когда вы закрываете неоплаченный доступ",
    hint: "Продолжите фразу «Неоплаченный доступ приостанавливается …»: «через 3 дня после окончания оплаченного срока».",
    why: "Приостановить исполнение можно, если другая сторона не платит. Когда именно, клиент должен знать заранее.",
    norm: "ГК РФ, ст. 328 п. 2",
    askedFor: offers,
    shownWhen: givesAccess,
    fact: { path: "deal.unpaid", label: "когда закрывается неоплаченный доступ", within: "item" },
  },
  dataExport: {
    kind: "line",
    max: 200,
    label: "Как забрать свои данные после окончания договора",
    hint: "Продолжите фразу «Выгрузить данные можно …»: «в течение 30 дней в формате CSV».",
    why: "Без этого клиент не знает, что станет с его данными.",
    norm: "ГК РФ, ст. 421 п. 4; 152-ФЗ, ст. 6 ч. 3",
    askedFor: offers,
    shownWhen: givesAccess,
    fact: { path: "deal.dataExport", label: "порядок выгрузки данных", within: "item" },
  },
  companyRefund: {
    kind: "choice",
    control: "select",
    options: {
      rest: "Возвращаем плату за остаток срока",
      none: "Не возвращаем",
    },
    unset: "Не указано",
    label: "Организация ушла раньше срока",
    hint: "Потребителю остаток возвращают по закону.",
    why: "С организацией об этом договариваются.",
    norm: "ГК РФ, ст. 421 п. 4",
    askedFor: offerAndReturn,
    shownWhen: [...givesAccess, { industry: ["mobile", "gaming"] }],
    fact: { path: "deal.companyRefund", label: "что возвращается организации" },
  },
  insideApp: {
    kind: "choices",
    options: {
      purchases: "Покупки: предметы, валюта, улучшения",
      chance: "Случайные награды",
      noResale: "Запрет продавать учётную запись",
    },
    label: "Что есть внутри игры или приложения",
    hint: "О неотмеченном не напишем.",
    why: "О покупках и случайных наградах предупреждают до оплаты.",
    norm: "ЗоЗПП, ст. 10 п. 2",
    askedFor: ["offer", "terms"],
    shownWhen: { industry: ["gaming", "mobile"] },
    fact: { path: "deal.inside", label: "что есть внутри программы" },
  },
  returnsUnused: {
    kind: "yesNo",
    default: false,
    label: "Возвращаете деньги за неиспользованные покупки",
    hint: "«Нет» — возврат по закону.",
    why: "Обещание обязывает.",
    norm: "ГК РФ, ст. 421 п. 4",
    askedFor: offerAndReturn,
    shownWhen: { industry: ["gaming", "mobile"] },
    fact: { path: "deal.returnsUnused", label: "возвращаются ли неиспользованные покупки" },
  },
});

/** Promises of support. */
export const support = defineQuestions({
  supportReply: {
    kind: "line",
    max: 200,
    label: "За сколько отвечает поддержка",
    hint: "Продолжите фразу «На обращение в поддержку отвечают …»: «в течение рабочего дня». Пусто — если срока не обещаете.",
    why: "Вместе с доступностью это то, что покупатели сервиса называют SLA. Обещание, записанное в договоре, обязывает.",
    norm: "ГК РФ, ст. 309, ст. 779 п. 1",
    askedFor: offers,
    shownWhen: givesAccess,
    fact: { path: "deal.support", label: "срок ответа поддержки", within: "item" },
  },
  availabilityCredit: {
    kind: "line",
    max: 200,
    label: "Что получает клиент, если доступность ниже обещанной",
    hint: "Продолжите фразу «Если доступность ниже, оплаченный срок …»: «продлевается на время, когда сервис не работал». Пусто — если не обещаете.",
    why: "Без этого спорят о том, сколько стоит час простоя. Прав потребителя такое условие не уменьшает.",
    norm: "ГК РФ, ст. 393, ст. 421 п. 4",
    askedFor: offers,
    shownWhen: [
      { soldOnSite: ["licence"], serviceAvailability: "given" },
      { industry: ["saas"], serviceAvailability: "given" },
    ],
    fact: {
      path: "deal.availabilityCredit",
      label: "что происходит с оплаченным сроком",
      within: "item",
    },
  },
});
