/** Texts of `/sites/law-changes`: accepting a changed law for many sites at once. */
import { plural } from "@/lib/russian/plural";

const ofSites = (count: number) => plural(count, "сайта", "сайтов", "сайтов");
const editions = (count: number) =>
  plural(count, "новая редакция", "новые редакции", "новых редакций");
const documents = (count: number) => plural(count, "документ", "документа", "документов");

const dateNote =
  "Новая редакция действует с сегодняшнего дня, а если изменение ещё не вступило в силу, — с его дня. Прежние редакции останутся.";

export const lawStepTexts = {
  title: (count: number) => `Изменился закон: документы ${ofSites(count)} ждут вас`,
  open: (count: number) => `Принять для ${ofSites(count)}`,
} as const;

export const lawSitesTexts = {
  title: "Изменение закона на всех сайтах",
  lead: "Отметьте сайты, для которых принимаете изменение. Что именно меняется в тексте документа, видно на странице его сайта. Лимит месяца на это не тратится.",
  failed: "Не удалось загрузить сайты",
  none: "Ни один документ не ждёт обновления из-за изменений закона.",
  toSites: "К моим сайтам",
  looking: (completed: number, all: number) => `Смотрим тексты: ${completed} из ${ofSites(all)}`,
  changes: "Что изменилось",
  sites: "Сайты",
  all: "Отметить все",
  noOne: "Снять отметки",
  differs: (edition: number) => `новая редакция № ${edition}`,
  same: "текст не изменится, отметим проверенным",
  accept: (count: number) => `Принять для ${ofSites(count)}`,
  question: (count: number) => `Принять изменение для ${ofSites(count)}?`,
  outcome: ({
    created,
    unchanged,
    remaining,
  }: {
    created: number;
    unchanged: number;
    remaining: number;
  }) =>
    [
      ...(created > 0 ? [`Появится ${editions(created)}.`, dateNote] : []),
      ...(unchanged > 0 ? [`С прежним текстом останется ${documents(unchanged)}.`] : []),
      ...(remaining > 0
        ? [`Не войдёт ${documents(remaining)}: их нужно открыть и дополнить.`]
        : []),
    ].join(" "),
  confirm: "Принять",
  running: (completed: number, all: number) => `Принимаем: ${completed} из ${ofSites(all)}`,
  accepted: (created: number, unchanged: number) =>
    [
      "Принято",
      ...(created > 0 ? [editions(created)] : []),
      ...(unchanged > 0 ? [`без изменений: ${documents(unchanged)}`] : []),
    ].join(", "),
  refused: (reason: string) => `Не принято: ${reason}`,
  noAnswer: "Сервер не ответил, сайт остался как был. Попробуйте ещё раз.",
  done: (completed: number, all: number) =>
    completed === all
      ? `Готово: принято для ${ofSites(completed)}`
      : `Принято для ${completed} из ${ofSites(all)}`,
  failedSites: (names: readonly string[]) =>
    `Не приняты: ${names.join(", ")}. Причина — у каждого сайта.`,
  lookAgain: "Посмотреть, что осталось",
} as const;
