/** Validation messages, shared by the server and the form. */
export const lawWatchMessages = {
  law: "Выберите акт",
  place: "Норма пишется так: ст. 9 ч. 4 п. 2. Для всего акта оставьте поле пустым",
  placeOrder: "Пишите от большего к меньшему: сначала статья, потом часть и пункт",
  editionName: "Назовите новую редакцию",
  inForce: "Укажите, с какого дня действует изменение",
  whatChanged: "Напишите, что изменилось",
  checkedOn: "Укажите день сверки: ГГГГ-ММ-ДД",
  checkedStatus: "Выберите, с чем сверено",
  checkedFuture: "Этот день ещё не наступил",
  checkedEarlier: "В текстах сервиса уже стоит более поздняя сверка",
  noChange: "Такого изменения нет, или отметка уже снята",
} as const;
