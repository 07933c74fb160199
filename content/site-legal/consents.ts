/**
 * The consents that this site itself asks for, each a separate document (152-ФЗ ст. 9 ч. 1, ст. 10.1 ч. 1), written by
 * our engine from the answers and the edition of our policy: a stored consent names the edition that was read.
 */
import type { SiteConsent } from "@/content/site-legal/consent-places";
import {
  type SiteOperator,
  siteLegalAnswers,
  siteLegalEdition,
} from "@/content/site-legal/documents";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";

/** As the document itself prints it. */
export function siteConsentVersion(): string {
  const { number, date } = siteLegalEdition();
  return `№\u00a0${number} от\u00a0${formatRussianDate(date)}`;
}

/** The description on its page. */
export const siteConsentPages: Record<SiteConsent, { title: string; lead: string }> = {
  feedback: {
    title: "Согласие на обработку данных: обратная связь",
    lead: "На него ссылаются форма обратной связи и форма отзыва. Без него мы не сможем принять сообщение и ответить на него.",
  },
  newsletter: {
    title: "Согласие на обработку данных: рассылка",
    lead: "Необязательное согласие из формы обратной связи. Без него писем с новостями не будет, остальное от него не зависит.",
  },
  publication: {
    title: "Согласие на распространение данных: имя под отзывом",
    lead: "Необязательное согласие из формы отзыва. Без него отзыв выйдет без имени.",
  },
};

/** Only what our forms ask for: the e-mail, and a name with a review. */
const dataOf = {
  feedback: ["full_name", "email"],
  newsletter: ["email"],
  publication: ["full_name"],
} as const satisfies Record<SiteConsent, AnswersDraft["dataTypesCollected"] | readonly string[]>;

export const siteConsentAnswers = (consent: SiteConsent, operator: SiteOperator): AnswersDraft => ({
  ...siteLegalAnswers(operator),
  dataTypesCollected: [...dataOf[consent]],
  otherDataTypes: null,
  consentPurpose: consent,
});
