import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { checkInn, checkOgrn } from "@/lib/russian/requisites";

/** Something suspicious or dangerous in the answers that does not stop the document. */
export type Finding = { field: string; message: string };

/**
 * What the owner should look at again, in the order of the form. Never refuses: the document is made
 * as typed. Source: decisions § 9 «ИНН and ОГРН»; 152-ФЗ art. 12 and 18 for foreign analytics.
 */
export function checkAnswers(answers: DocumentAnswers): Finding[] {
  if (answers.type === "socialDisclaimer") return [];
  const { inn, ogrn, analyticsServices, googleAnalyticsId, websiteUrl } = answers;
  const findings: Finding[] = [];
  const add = (field: string, message: string | null) => {
    if (message !== null) findings.push({ field, message });
  };
  if (inn !== undefined) add("inn", checkInn(inn));
  if (ogrn !== undefined) add("ogrn", checkOgrn(ogrn));
  if (inn?.length === 10 && ogrn?.length === 15) {
    add("ogrn", "ИНН из 10 цифр бывает у организации, а ОГРНИП — у предпринимателя");
  }
  if (inn?.length === 12 && ogrn?.length === 13) {
    add("ogrn", "ИНН из 12 цифр бывает у предпринимателя, а ОГРН из 13 — у организации");
  }
  if (websiteUrl.startsWith("http://")) {
    add(
      "websiteUrl",
      "Сайт открывается без шифрования (http). Данные из форм можно перехватить: подключите https",
    );
  }
  if (analyticsServices.includes("google_analytics") || googleAnalyticsId !== undefined) {
    add(
      "analyticsServices",
      "Google Analytics передаёт данные в США: до начала передачи подайте уведомление в Роскомнадзор (152-ФЗ, ст. 12) и проверьте, что данные россиян сначала записываются в базу в России (ст. 18 ч. 5)",
    );
  }
  return findings;
}
