/**
 * Texts of the calendar of duties: on the page of a site, on the dashboard, in the weekly e-mail and in exported
 * calendars.
 */
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { plural } from "@/lib/russian/plural";

const documents = (count: number) => plural(count, "документ", "документа", "документов");

/** Texts about the duties of each source. None of them names the person who asked. */
export const dutyTexts = {
  notification: {
    what: "Сообщить Роскомнадзору об изменениях",
    why: (fields: readonly string[]) => `Изменилось с последнего уведомления: ${list(fields)}.`,
    norm: "152-ФЗ, ст. 22 ч. 7",
    sent: "Уведомление об изменениях подано",
  },
  request: {
    why: (kind: string, receivedOn: string) =>
      // The date already ends with the full stop of «г.».
      `Запрос «${kind}», пришёл ${formatRussianDate(receivedOn)}`,
  },
  incident: {
    why: (foundAt: string) => `Утечку выявили ${foundAt} по московскому времени.`,
  },
  edition: {
    what: (edition: number, name: string) => `Начнёт действовать редакция № ${edition}: ${name}`,
    published:
      "Страница по ссылке и текст, встроенный с неё, сменятся сами. Где текст скопирован, замените его в этот день.",
    unpublished: "В этот день поставьте на сайт новый текст вместо прежнего.",
  },
  control: {
    what: (year: number) => `Провести внутренний контроль за ${year} год`,
    why: (adoptedOn: string) =>
      `Так решили вы: правила контроля, утверждённые ${formatRussianDate(adoptedOn)}, велят проверять всё, что названо в плане, не реже раза в год. Составьте и утвердите акт.`,
    norm: "152-ФЗ, ст. 18.1 ч. 1 п. 4",
  },
  law: {
    what: (count: number) => `Обновить ${documents(count)}: изменился закон`,
    done: "Документы просмотрены: изменился закон",
    why: (editionName: string, inForce: string) =>
      `Действует с ${formatRussianDate(inForce)} (${editionName}). Посмотрите, что меняется в тексте, и примите или оставьте прежний.`,
  },
} as const;

const list = (fields: readonly string[]) =>
  fields.length > 3
    ? `${fields.slice(0, 3).join("; ")} и ещё ${fields.length - 3}`
    : fields.join("; ");

export const calendarTexts = {
  title: "Календарь обязанностей",
  empty:
    "Сроков сейчас нет. Здесь появятся запросы людей, изменения для Роскомнадзора, изменения закона и всё, у чего есть день.",
  nothingWaits: "Сейчас ничего не ждёт.",
  notLoaded: "Не удалось загрузить календарь обязанностей.",
  loading: "Загружаем календарь обязанностей",
  done: "Сделано за последние 30 дней",
  file: "Скачать в календарь (ICS)",
  forecast: "Срок предварительный: постановления о переносе выходных на этот год ещё нет.",
  ownTitle: "Что по срокам",
  rest: (count: number) => `и ещё ${plural(count, "обязанность", "обязанности", "обязанностей")}`,
  calendarOf: (address: string) => `Обязанности: ${address}`,
} as const;

/** The weekly e-mail: how many duties are due, the first of them, and how to switch the e-mail off. */
export const weeklyEmailTexts = {
  subject: ({ overdue, soon }: { overdue: number; soon: number }) =>
    overdue > 0
      ? `Обязанности: просрочено ${overdue}${soon > 0 ? `, на неделе ${soon}` : ""}`
      : `Обязанности на неделе: ${soon}`,
  overdue: "Срок уже прошёл:",
  soon: "В ближайшие семь дней:",
  line: (address: string, day: string, what: string, norm: string | null) =>
    `${address}, ${day}: ${what}${norm ? ` (${norm})` : ""}`,
  rest: (count: number) => `И ещё ${count}: они в кабинете.`,
  action: "Открыть кабинет",
  after:
    "Письмо приходит не чаще раза в неделю и только когда есть сроки. Отключить его можно в настройках, раздел «Письма».",
} as const;

export const emailSettingTexts = {
  title: "Письма",
  note: "О чём мы пишем вам на почту сами.",
  weekly: "Раз в неделю — о сроках",
  weeklyNote:
    "По понедельникам, если на неделе есть срок или он уже прошёл. Письма за три дня и за день до ответа человеку приходят отдельно.",
  saved: "Настройки писем сохранены",
  failed: "Не удалось сохранить настройки писем",
  notLoaded: "Не удалось загрузить настройки писем",
  loading: "Загружаем настройки писем",
} as const;
