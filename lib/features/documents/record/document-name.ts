/** What documents are called wherever they are listed. Pure; runs in the browser too. */
import { consentPurposeOf } from "@/lib/engine/answers/identifying-answers";
import type { ConsentPurpose } from "@/lib/engine/questions/vocabulary/options";

/** The purpose of a consent in up to three words: the labels of the form would not fit into a list. */
const subjects: Record<Exclude<ConsentPurpose, "other">, string> = {
  registration: "Личный кабинет",
  order_processing: "Заказы",
  delivery: "Доставка",
  payment: "Оплата и возвраты",
  contract: "Договор",
  feedback: "Обратная связь",
  support: "Техническая поддержка",
  newsletter: "Рассылки",
  analytics: "Статистика посещений",
  personalization: "Рекомендации",
  recruitment: "Подбор персонала",
  security: "Безопасность",
  publication: "Публикации пользователей",
  distribution: "Публикация чужих данных",
  image: "Использование изображения",
  health: "Сведения о здоровье",
  biometric: "Биометрические данные",
  special: "Особые категории данных",
  minors: "Данные несовершеннолетних",
  processors: "Поручение обработки",
  application: "Мобильное приложение",
  app_advertising: "Реклама в приложении",
};

/** The maximum length of an owner's own words for a purpose in a name. */
const maxPurposeLength = 60;

/** The answers from which a name is built; in a draft they may be of any kind. */
export type NamingAnswers = { type?: string; otherPurpose?: unknown; [answer: string]: unknown };

/**
 * The purpose of a consent in short: «Обратная связь». Null for any other document, and for a consent with all purposes
 * of its site.
 */
export function consentSubject(answers: NamingAnswers): string | null {
  const { type, otherPurpose } = answers;
  const purpose = consentPurposeOf(answers);
  if (type !== "consent" || purpose === undefined) return null;
  if (purpose !== "other") return subjects[purpose];
  const typedPurpose = typeof otherPurpose === "string" ? otherPurpose.trim() : "";
  return typedPurpose !== "" &&
    [...typedPurpose].length <= maxPurposeLength &&
    !typedPurpose.includes("\n")
    ? typedPurpose
    : "иная цель";
}

/**
 * The name of a finished document: its title; for consents also their purpose, because an owner has several with the
 * same title: «Согласие: Обратная связь», «Согласия: все цели».
 * @param title the heading of the document's text.
 */
export function documentName(title: string, answers: NamingAnswers): string {
  const subject = consentSubject(answers);
  if (subject !== null) return `Согласие: ${subject}`;
  return answers.type === "consent" ? "Согласия: все цели" : title;
}

/**
 * The name of a draft: its type; for a consent also its purpose, once that is chosen.
 * @param typeName the name of the type in the catalogue.
 */
export function draftName(typeName: string, answers: NamingAnswers): string {
  const subject = consentSubject(answers);
  return subject === null ? typeName : `Согласие: ${subject}`;
}
