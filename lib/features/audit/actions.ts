/**
 * Everything that an administrator can do, with the words of the log. A route that changes something
 * as `admin` records one of these; `tests/api/admin/audit.db.test.ts` fails for one that does not.
 */
export const auditActions = {
  "user.role": "Роль пользователя",
  "user.plan": "План, лимит и срок пользователя",
  "user.block": "Блокировка пользователя",
  "user.earnings": "Начисление по приглашениям",
  "user.second-factor": "Отключение входа с кодом",
  "user.note": "Заметка о пользователе",
  "user.note-delete": "Удаление заметки о пользователе",
  "notification.send": "Рассылка уведомления",
  "notification.plan": "Черновик или время рассылки",
  "notification.cancel": "Отмена рассылки",
  "review.moderate": "Публикация отзыва",
  "review.delete": "Удаление отзыва",
  "feedback.answer": "Ответ на обращение",
  "feedback.status": "Состояние обращения",
  "post.create": "Новая публикация",
  "post.update": "Правка публикации",
  "post.delete": "Удаление публикации",
  "help.create": "Новая справка",
  "help.update": "Правка справки",
  "help.delete": "Удаление справки",
  "seo.update": "Заголовки для поисковиков",
  "settings.update": "Настройки",
  "law.check": "Сверка акта",
  "law.change": "Изменение закона",
  "law.withdraw": "Снятие отметки об изменении закона",
  "template.publish": "Публикация шаблона документа",
  "mail.retry": "Повтор отправки письма",
  "mail.test": "Пробное письмо",
  "checks.exclude": "Исключение сайта из проверок",
  "checks.include": "Возврат сайта в проверки",
  "telegram.connect": "Подключение Telegram сайта",
  "telegram.test": "Пробное сообщение в Telegram сайта",
  "telegram.disconnect": "Отключение Telegram сайта",
  // Done by nobody: what a payment changed of somebody's plan.
  "payment.plan": "План по оплате",
  "payment.refund": "Возврат оплаты",
} as const;

export type AuditAction = keyof typeof auditActions;
