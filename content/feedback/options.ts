/**
 * The choices of the feedback form. Keys travel in JSON and are stored, labels are what people see.
 * Source: docs/specification/feedback.md#feedback-options.
 */

export const feedbackTypes = {
  suggestion: "Предложение",
  complaint: "Жалоба",
  compliment: "Благодарность",
  question: "Вопрос",
} as const;
export type FeedbackType = keyof typeof feedbackTypes;

export const feedbackCategories = {
  general: "О сервисе в целом",
  interface: "Внешний вид и удобство",
  functionality: "Возможности",
  content: "Документы и тексты",
  performance: "Скорость и сбои",
} as const;
export type FeedbackCategory = keyof typeof feedbackCategories;

export const feedbackPriorities = {
  low: "Не срочно",
  medium: "Обычная",
  high: "Мешает работать",
} as const;
export type FeedbackPriority = keyof typeof feedbackPriorities;

export const satisfactionLevels = {
  very_satisfied: "Полностью довольны",
  satisfied: "Скорее довольны",
  neutral: "Ни да ни нет",
  dissatisfied: "Скорее недовольны",
  very_dissatisfied: "Совсем недовольны",
} as const;
export type Satisfaction = keyof typeof satisfactionLevels;

export const usabilityLevels = {
  very_easy: "Очень легко",
  easy: "Легко",
  neutral: "Нормально",
  difficult: "Трудно",
  very_difficult: "Очень трудно",
} as const;
export type Usability = keyof typeof usabilityLevels;

export const recommendLevels = {
  definitely: "Да, точно",
  probably: "Скорее да",
  maybe: "Может быть",
  probably_not: "Скорее нет",
  definitely_not: "Точно нет",
} as const;
export type Recommend = keyof typeof recommendLevels;

/** Features that are considered; none is promised. */
export const featureIdeas = {
  more_document_types: "Больше типов документов",
  improved_design: "Более удобный дизайн",
  mobile_app: "Мобильное приложение",
  integration_api: "API для интеграции",
  autosave: "Автосохранение",
  collaboration: "Совместная работа",
  tariff_prices: "Цены тарифов",
  qr_codes: "Создание QR-кодов",
  document_archive: "Архив документов",
  notifications: "Уведомления",
} as const;
