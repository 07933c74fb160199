import { plural } from "@/lib/russian/plural";

/** The button of a plan that can be ordered. */
export const orderAction = "Оформить";

const request = "[заявку](/pricing/request)";
const answer = "администратор ответит на почту кабинета, как заплатить, и включит план";
const byYookassa =
  "Оплата — картой и другими способами на странице ЮKassa. Деньги списываются один раз; продлеваем сами, только если вы на это согласились, и отключить это можно одной кнопкой.";

/** Below the price list: the ways to pay that are configured. */
export const howToPay = {
  both: `${byYookassa} Организация и предприниматель могут получить счёт там же, в заказе.`,
  yookassa: `${byYookassa} Нужен счёт на организацию — оставьте ${request}.`,
  invoice: `Организация и предприниматель платят по счёту: он готов сразу, план включим, когда деньги придут. Если вы платите за себя, оставьте ${request}: ${answer}.`,
  none: `Оставьте ${request}: ${answer}.`,
} as const;

/** Returns the sentence for the configured ways. */
export function payableBy(ways: readonly ("yookassa" | "invoice")[]): keyof typeof howToPay {
  if (ways.length === 2) return "both";
  return ways[0] ?? "none";
}

/** Texts of the order screen, `/premium/order`. */
export const orderTexts = {
  title: (plan: string) => `План «${plan}»`,
  lead: "Выберите срок. Оплата — на защищённой странице ЮKassa: данные карты мы не видим и не храним.",
  invoiceLead:
    "Выберите срок и получите счёт. По нему платят организации и предприниматели; план включим, когда деньги придут.",
  loading: "Считаем стоимость",
  notLoaded: "Не удалось посчитать заказ",
  nothingTaken: "Деньги не списаны.",
  noPlan: "Выберите план",
  noPlanText: "Такого платного плана нет. Цены и то, что входит в планы, — на странице «Премиум».",
  toPlans: "Посмотреть планы",
  notSold: "Оформить этот план сейчас нельзя",
  closed: "Оплата на сайте пока не подключена",
  closedText:
    "Платный план включает администратор. Оставьте заявку: он ответит на почту кабинета, как заплатить. План и срок в неё уже вписаны.",
  toRequest: "Оставить заявку",
  toCabinet: "Тариф и оплата",
  term: "На какой срок",
  months: (months: number) => plural(months, "месяц", "месяца", "месяцев"),
  until: (day: string) => `До ${day}`,
  receipt: "Почта для чека",
  receiptHint: "Кассовый чек придёт сюда сразу после оплаты.",
  receiptBySeller: "Чек пришлём на почту кабинета.",
  renewal: "Продление",
  consent: (sum: string, months: string) =>
    `Согласен: пока я не откажусь, списывать ${sum} каждые ${months} с того способа, которым плачу сейчас, и продлевать план`,
  consentMonthly: (sum: string) =>
    `Согласен: пока я не откажусь, списывать ${sum} раз в месяц с того способа, которым плачу сейчас, и продлевать план`,
  consentNote: (first: string) =>
    `Необязательно: без галочки план просто закончится. Первое списание — ${first}; за три дня пришлём письмо с днём и суммой, больше этой суммы не спишем. Отказаться можно в любой момент одной кнопкой: «Настройки» → «Тариф и оплата». Тогда мы сразу забудем ваш способ оплаты.`,
  summary: "Ваш заказ",
  plan: "План",
  begins: "Начало",
  beginsNow: "сразу после оплаты",
  beginsWithMoney: "когда придут деньги",
  beginsAfter: "с конца оплаченного срока",
  ends: "Окончание",
  continues: "Срок прибавится к оплаченному.",
  renewsOn: (day: string, sum: string) => `${day}, ${sum}`,
  noRenewal: "не будет",
  tax: "Налог",
  total: "К оплате",
  pay: "Перейти к оплате",
  leaving: "Открываем страницу оплаты",
  leavingText: "Если она не открылась сама, нажмите кнопку.",
  openPage: "Открыть страницу оплаты",
  terms:
    "Нажимая «Перейти к оплате», вы заказываете план на условиях [соглашения](/terms). ЮKassa получит номер, название и сумму заказа, а для чека — почту: об этом сказано в [политике](/privacy).",
  test: "Тестовый режим",
  testText: "Оплата проверочная: деньги не спишутся, карта подойдёт тестовая.",
  invoiceTerms:
    "Получая счёт, вы заказываете план на условиях [соглашения](/terms). Что будет с реквизитами плательщика, сказано в [политике](/privacy).",
  organisation: "Оплата от организации",
  organisationText: (path: string) =>
    `Нужен счёт — оставьте [заявку](${path}) и назовите в ней плательщика: администратор ответит, как заплатить.`,
  person: "Вы платите за себя?",
  personText: (path: string) =>
    `Счёт выставляем организациям и предпринимателям. Остальным — [заявка](${path}): администратор ответит на почту кабинета, как заплатить, и включит план.`,
} as const;

/**
 * The number of days after a payment within which it is refunded in full; our own agreement says it too
 * (`content/site-legal/payments.ts`).
 */
export const refundDays = 14;

/** Used wherever payments are mentioned: the order, the cabinet, the questions on `/pricing`. */
export const refundRule = `Вернём деньги полностью, если вы напишете в течение ${refundDays} дней со дня оплаты, а позже — за дни, которые ещё не начались. Потребитель вправе отказаться от услуги в любое время (ЗоЗПП, ст. 32).`;
