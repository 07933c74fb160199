import {
  type ListField,
  restoreValues,
  type WizardValues,
} from "@/components/documents/wizard/plan/form-values";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";

/**
 * The form filled from the answers of a document, as the form itself would have got them: a client of
 * the API may name a counter without saying that data go to anybody, and the form asks for the counter
 * only then. Not for drafts: there a box that was unticked stays so.
 */
export function fromStoredAnswers(answers: DocumentAnswers): WizardValues {
  const values = restoreValues(answers.type, answers);
  const tick = (list: ListField, key: string, isGiven: boolean) => {
    if (isGiven && !values[list].includes(key)) values[list] = [...values[list], key];
  };
  tick("analyticsServices", "yandex_metrica", values.yandexMetricaId !== "");
  tick("analyticsServices", "google_analytics", values.googleAnalyticsId !== "");
  const counts = values.analyticsServices.length > 0 || values.otherAnalytics !== "";
  tick("dataTransferToThirdParties", "analytics", counts);
  tick("dataTransferToThirdParties", "payment_systems", values.paymentSystems.length > 0);
  tick("dataTransferToThirdParties", "other", values.otherThirdParties !== "");
  tick("processingPurposes", "other", values.otherPurpose !== "");
  tick("dataTypesCollected", "other", values.otherDataTypes !== "");
  tick("consentWithdrawalMethod", "form", values.withdrawalFormUrl !== "");
  return values;
}
