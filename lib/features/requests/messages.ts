/** Messages of the server and the form, and the maximum lengths of fields. */

export const requestMessages = {
  kind: "Выберите, о чём запрос",
  channel: "Выберите, как пришёл запрос",
  day: "Укажите день: ГГГГ-ММ-ДД",
  person: "Укажите, кто обратился",
  reason: "Напишите, почему нужен ещё срок",
  outcome: "Выберите, чем закончилось",
  future: "Этот день ещё не наступил",
  tooOld: "Запись хранится три года: более ранний запрос сразу удалился бы",
  beforeReceipt: "Раньше, чем пришёл запрос",
  afterTerm: "Срок к этому дню уже прошёл: продлить его нельзя",
  noExtension: "Закон не разрешает продлевать этот срок.",
  extended: "Срок уже продлён, второй раз нельзя.",
  answered: "На запрос уже ответили: продлевать нечего.",
  nothingToMend: "Укажите, что исправить",
  afterExtension: "Позже, чем отправлено уведомление о продлении",
  afterAnswer: "Позже, чем записан ответ",
  unreadable: "Запись зашифрована другим ключом сервиса: исправить её сейчас нельзя.",
  tooManyChanges: "Запись исправляли уже 50 раз. Удалите её и запишите заново.",
  text: "Укажите, какой ответ",
  format: "Формат — docx или pdf",
  noText: "Такого ответа на этот запрос нет",
  sealed: "Запись зашифрована другим ключом сервиса: ответ на неё сейчас не составить.",
  notFound: "Запрос не найден",
  tooMany: "Без ответа уже 200 запросов. Отметьте отвеченные, потом добавляйте новые.",
} as const;

export const requestLengths = { person: 200, number: 60, note: 2000, reason: 1000 } as const;

/** How often an entry may be corrected: its history is one text. */
export const maxChanges = 50;

/** The maximum number of unanswered entries of a site. */
export const maxOpenRequests = 200;
/** From this number on the public form accepts no more: the rest is for entries by the owner. */
export const maxOpenByForm = 150;
