/** Texts of `/admin/notifications` about drafts and scheduled messages. */
export const plannedTexts = {
  when: "Когда отправить",
  now: "Сразу",
  later: "В назначенное время",
  hour: "День и время",
  hourHint: "По московскому времени. До этой минуты рассылку можно изменить или отменить.",
  noHour: "Укажите день и время",
  plan: "Запланировать",
  planned: "Рассылка запланирована",
  draft: "Сохранить черновик",
  drafted: "Черновик сохранён",
  failure: "Не удалось сохранить уведомление",
  list: "Ждут отправки и черновики",
  draftBadge: "Черновик",
  edit: "Изменить",
  editing: (title: string) => `Меняете: «${title}»`,
  stop: "Оставить как было",
  question: "Запланировать уведомление?",
  recount: "Сейчас столько; в назначенное время посчитаем заново.",
} as const;

export const cancelTexts = {
  planned: { question: "Отменить рассылку?", done: "Рассылка отменена", action: "Не отправлять" },
  draft: { question: "Удалить черновик?", done: "Черновик удалён", action: "Удалить" },
  failure: "Не удалось отменить",
  losses: "Текст нельзя будет вернуть.",
} as const;
