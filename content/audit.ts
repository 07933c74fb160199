/** The journal of administrators in people's words. */

/**
 * What was done, as the beginning of a sentence that ends with whom or what it was done to. `whom` names the detail
 * that says it; `yes` and `no` are two things that one action does, by the detail in `by`.
 */
export type Deed =
  | { did: string; whom?: string }
  | { by: string; yes: string; no: string; whom?: string };

/** By the keys of `lib/features/audit/actions.ts`. */
export const deeds = {
  "user.role": { did: "Изменена роль пользователя", whom: "email" },
  "user.plan": { did: "Изменён план пользователя", whom: "email" },
  "user.block": {
    by: "blocked",
    yes: "Заблокирован пользователь",
    no: "Разблокирован пользователь",
    whom: "email",
  },
  "user.earnings": { did: "Изменено начисление за приглашения пользователю", whom: "email" },
  "user.second-factor": { did: "Отключён вход с кодом у пользователя", whom: "email" },
  "user.note": { did: "Добавлена заметка о пользователе", whom: "email" },
  "user.note-delete": { did: "Удалена заметка о пользователе", whom: "email" },
  "notification.send": { did: "Отправлено уведомление", whom: "title" },
  "notification.plan": {
    by: "plannedFor",
    yes: "Запланировано уведомление",
    no: "Сохранён черновик уведомления",
    whom: "title",
  },
  "notification.cancel": {
    by: "plannedFor",
    yes: "Отменено уведомление",
    no: "Удалён черновик уведомления",
    whom: "title",
  },
  "review.moderate": { by: "isApproved", yes: "Опубликован отзыв", no: "Отзыв снят с публикации" },
  "review.delete": { did: "Удалён отзыв" },
  "feedback.answer": { did: "Отправлен ответ на обращение" },
  "feedback.status": { did: "Изменено состояние обращения" },
  "post.create": { did: "Создана публикация", whom: "title" },
  "post.update": { did: "Изменена публикация", whom: "title" },
  "post.delete": { did: "Удалена публикация", whom: "title" },
  "help.create": { did: "Создана справка", whom: "title" },
  "help.update": { did: "Изменена справка", whom: "title" },
  "help.delete": { did: "Удалена справка", whom: "title" },
  "seo.update": { did: "Изменены слова для поиска на странице" },
  "settings.update": { did: "Изменены настройки" },
  "law.check": { did: "Отмечена сверка акта" },
  "law.change": { did: "Отмечено изменение закона", whom: "law" },
  "law.withdraw": { did: "Снята отметка об изменении закона" },
  "template.publish": { did: "Опубликован шаблон документа", whom: "template" },
  "mail.retry": { did: "Повторена отправка письма", whom: "subject" },
  "mail.test": { did: "Отправлено пробное письмо", whom: "email" },
  "checks.exclude": { did: "Исключён из проверок сайт", whom: "host" },
  "checks.include": { did: "Возвращён в проверки сайт", whom: "host" },
  "telegram.connect": { did: "Подключён Telegram сайта" },
  "telegram.test": { did: "Отправлено пробное сообщение в Telegram сайта" },
  "telegram.disconnect": { did: "Отключён Telegram сайта" },
  "payment.plan": { did: "Выдан план по оплате" },
  "payment.refund": { did: "Возвращена оплата" },
} as const satisfies Record<string, Deed>;

/** Details that are a text of their own and stand in quotation marks. */
export const quoted: readonly string[] = ["title", "subject", "template"];

/** What became of a value that is no more. */
export const takenAway = "убрано";
export const added = "добавлено";

export const journalColumns = {
  moment: "Время (Москва)",
  admin: "Кто",
  deed: "Что сделано",
  facts: "Подробности",
} as const;

export const exportWords = {
  link: "Скачать таблицей (CSV)",
  failure: "Не удалось скачать журнал",
  fileName: "Журнал_администраторов",
} as const;

/** Fields as people read them; a field without words here is shown by its name. */
export const fieldWords: Record<string, string> = {
  email: "Почта",
  role: "Роль",
  subscription: "План",
  documentsLimit: "Лимит документов",
  premiumUntil: "План до",
  blocked: "Заблокирован",
  referralEarnings: "Начислено, ₽",
  title: "Заголовок",
  description: "Описание",
  isApproved: "Опубликован",
  userName: "Автор",
  message: "Текст",
  status: "Состояние",
  type: "Вид",
  link: "Ссылка",
  audience: "Кому",
  sent: "Получателей",
  slug: "Адрес",
  section: "Раздел",
  category: "Тема",
  isPublished: "Опубликовано",
  publishedAt: "Выходит",
  subject: "Тема",
  channelId: "Канал",
  byMail: "Письмом",
  inCabinet: "В кабинете",
  template: "Шаблон",
  edition: "Редакция",
  note: "Что изменилось",
  restored: "Возвращена редакция",
  law: "Акт",
  place: "Норма",
  wholeActToo: "Ссылки на весь акт",
  editionName: "Редакция акта",
  inForce: "Действует с",
  whatChanged: "Что изменилось",
  documents: "Документов",
  owners: "Владельцев",
  freePlanLimit: "«Бесплатный»: лимит",
  freePlanName: "«Бесплатный»: название",
  premiumPlanLimit: "«Премиум»: лимит",
  premiumPlanName: "«Премиум»: название",
  premiumPlanPrice: "«Премиум»: цена",
  ultraPlanLimit: "«Ультра»: лимит",
  ultraPlanName: "«Ультра»: название",
  ultraPlanPrice: "«Ультра»: цена",
  premiumPlanDescription: "«Премиум»: описание",
  ultraPlanDescription: "«Ультра»: описание",
  seoTitle: "Заголовок сайта",
  seoDescription: "Описание сайта",
  seoKeywords: "Ключевые слова",
  supportTelegram: "Telegram",
  supportTelegramText: "Подпись Telegram",
  supportEmail: "Почта поддержки",
  supportEmailText: "Подпись почты",
  supportWhatsapp: "Второй мессенджер",
  supportWhatsappText: "Подпись второго мессенджера",
  host: "Сайт",
  paid: "Оплачено",
  isTest: "Пробный платёж",
  siteName: "Название сервиса",
  operatorType: "Кто ведёт сервис",
  operatorName: "Владелец",
  operatorInn: "ИНН",
  operatorOgrn: "ОГРН",
  operatorAddress: "Адрес владельца",
  operatorHosting: "Хостинг",
  operatorHostingAddress: "Адрес хостинга",
  operatorProcessors: "Кому ещё передаются данные",
  operatorResponsible: "Ответственный за данные",
  supportPhone: "Телефон",
  supportHours: "Часы поддержки",
  settledSteps: "Больше не напоминаем",
  plannedFor: "Отправим",
  websiteUrl: "Сайт",
  websiteUrlText: "Подпись сайта",
};

export const planFields: Record<string, string> = {
  name: "название",
  price: "цена",
  isPriceFrom: "цена «от»",
  period: "срок",
  description: "описание",
  monthlyLimit: "лимит",
  features: "что даёт",
  plannedFeatures: "в планах",
  limitations: "ограничения",
  buttonText: "кнопка",
  isPopular: "«популярный»",
};
