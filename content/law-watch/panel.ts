/** Texts of the panel about a changed law on the page of a site. */
import { plural } from "@/lib/russian/plural";

const documents = (count: number) => plural(count, "документ", "документа", "документов");

export const lawPanelTexts = {
  title: (count: number) =>
    `Изменился закон: ${plural(count, "документ требует", "документа требуют", "документов требуют")} обновления`,
  lead: "Посмотрите, что изменилось и как это скажется на тексте каждого документа, и примите всё одним шагом. Лимит месяца на это не тратится.",
  inForce: "действует с",
  failed: "Не удалось загрузить изменения закона",
  notAccepted: "Не получилось",
  nothingChanged: "Ни один документ не изменён.",
  noAnswer: "Сервер не ответил. Попробуйте ещё раз.",
  done: "Изменение принято",
  doneNote: (created: number, unchanged: number) =>
    [
      ...(created > 0 ? [`Новых редакций: ${created}.`] : []),
      ...(unchanged > 0 ? [`С прежним текстом: ${documents(unchanged)}.`] : []),
    ].join(" "),
  accept: (created: number, unchanged: number) =>
    created > 0
      ? `Принять: ${plural(created, "новая редакция", "новые редакции", "новых редакций")}`
      : `Всё проверено: ${documents(unchanged)}`,
  keptNote:
    "Где текст остался бы прежним, новой редакции не будет: сверьте эти документы с изменением, шаг отметит их проверенными.",
  dateNote:
    "Новая редакция действует с сегодняшнего дня, а если изменение ещё не вступило в силу, — с его дня. Прежние редакции останутся.",
  refusedNote: "Документы с пометкой в этот шаг не войдут: откройте каждый и дополните ответы.",
} as const;
