/**
 * The consents that this very site asks for, each a document of its own (152-ФЗ ст. 9 ч. 1, ст. 10.1
 * ч. 1), written by our engine from the answers of our policy and of the same edition: what is stored
 * with a consent names the edition that was read.
 */
import { type OwnOperator, ownAnswers, ownEdition } from "@/content/own-documents";
import { formatRussianDate } from "@/lib/core/moscow-time";
import type { AnswersDraft } from "@/lib/engine/facts/draft";

export const ownConsentKinds = ["feedback", "newsletter", "publication"] as const;
export type OwnConsent = (typeof ownConsentKinds)[number];

/** As the document itself prints it. */
export const ownConsentVersion = `№\u00a0${ownEdition.number} от\u00a0${formatRussianDate(ownEdition.date)}`;

/** Where each is published, its title there, and what it is for. */
export const ownConsents: Record<OwnConsent, { path: string; title: string; lead: string }> = {
  feedback: {
    path: "/privacy/consents/feedback",
    title: "Согласие на обработку данных: обратная связь",
    lead: "На него ссылаются форма обратной связи и форма отзыва. Без него мы не сможем принять сообщение и ответить на него.",
  },
  newsletter: {
    path: "/privacy/consents/newsletter",
    title: "Согласие на обработку данных: рассылка",
    lead: "Необязательное согласие из формы обратной связи. Без него писем с новостями не будет, остальное от него не зависит.",
  },
  publication: {
    path: "/privacy/consents/publication",
    title: "Согласие на распространение данных: имя под отзывом",
    lead: "Необязательное согласие из формы отзыва. Без него отзыв выйдет без имени.",
  },
};

/** Only what our forms ask for: the e-mail, and a name under a review. */
const dataOf = {
  feedback: ["full_name", "email"],
  newsletter: ["email"],
  publication: ["full_name"],
} as const satisfies Record<OwnConsent, AnswersDraft["dataTypesCollected"] | readonly string[]>;

export const ownConsentAnswers = (consent: OwnConsent, operator: OwnOperator): AnswersDraft => ({
  ...ownAnswers(operator),
  dataTypesCollected: [...dataOf[consent]],
  otherDataTypes: null,
  consentPurpose: consent,
});
