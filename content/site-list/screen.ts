/** Texts of `/sites`: the state of each site and how many match. */
import { lowerFirstUnlessCapitals } from "@/lib/russian/first-letter";
import { plural } from "@/lib/russian/plural";

const documents = (count: number) => plural(count, "документ", "документа", "документов");
const sites = (count: number) => plural(count, "сайт", "сайта", "сайтов");

export const siteListTexts = {
  title: "Мои сайты",
  search: "Поиск по сайтам",
  searchHint: "Адрес, название, владелец",
  order: "Порядок",
  orders: {
    due: "Сначала срочные",
    name: "По названию",
    new: "Сначала новые",
  },
  states: "Какие сайты показать",
  all: "Все",
  found: (found: number, all: number) => (found === all ? sites(all) : `${sites(found)} из ${all}`),
  nothing: "Такого сайта нет. Попробуйте часть адреса или имени владельца.",
  nothingWaits: "Таких сайтов сейчас нет.",
  showAll: "Показать все сайты",
  comparing: "Сверяем документы со сведениями о сайтах…",
  noDue: "Сроков нет",
} as const;

/** A filter chip of the list: «Изменился закон: 12». */
export const stateChips = {
  overdue: "Срок прошёл",
  law: "Изменился закон",
  changed: "Документы разошлись",
  check: "Замечания проверки",
  unconfirmed: "Ждут подтверждения",
  missing: "Не хватает",
  ready: "Всё готово",
} as const;

/** The state in a row of the list; the nearest deadline is shown next to it. */
export const siteStateTexts = {
  law: (count: number) => `изменился закон: ${documents(count)}`,
  changed: (count: number) => `разошлось со сведениями: ${documents(count)}`,
  check: (title: string, others: number) =>
    `проверка: ${lowerFirstUnlessCapitals(title)}${others > 0 ? ` и ещё ${others}` : ""}`,
  unread: "проверка: сайт не прочитан",
  unconfirmed: (count: number) =>
    `${plural(count, "сведение ждёт", "сведения ждут", "сведений ждут")} подтверждения`,
  next: (name: string) => `нет документа: ${name}`,
  blanks: (count: number) => `в документах осталось вписать: ${count}`,
  ready: "Документы готовы",
} as const;

/**
 * Facts that nobody has confirmed yet: on the page of a site (`note`) and above the form that confirms them (`inForm`).
 */
export const unconfirmedTexts = {
  seen: {
    title: "Увидено на сайте, подтвердите",
    note: "Проверка сайта заполнила их за вас. В документы они попадут, когда вы посмотрите и сохраните.",
    inForm:
      "Эти ответы заполнила проверка сайта. Посмотрите их и исправьте, если что-то не так: когда вы сохраните, они станут вашими.",
  },
  imported: {
    title: "Взято из таблицы, подтвердите",
    note: "Они пришли с таблицей сайтов. В документы они попадут, когда вы посмотрите и сохраните.",
    inForm:
      "Эти ответы пришли с таблицей сайтов. Посмотрите их и исправьте, если что-то не так: когда вы сохраните, они станут вашими.",
  },
  both: {
    title: "Взято из таблицы и увидено на сайте, подтвердите",
    note: "Они пришли с таблицей сайтов и из проверки. В документы они попадут, когда вы посмотрите и сохраните.",
    inForm:
      "Эти ответы пришли с таблицей сайтов и из проверки. Посмотрите их и исправьте, если что-то не так: когда вы сохраните, они станут вашими.",
  },
} as const;
