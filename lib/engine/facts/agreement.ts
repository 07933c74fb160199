import { agreementDurations, agreementStarts, changeNotices } from "@/lib/engine/answers/options";
import type { KnownAnswers } from "@/lib/engine/facts/draft";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/vocabulary";

const statements = (label: string, field: string) => ({ kind: "texts", label, field }) as const;

/** On what terms the site is used: how the agreement begins, lasts and changes, who may and must what. */
export const agreementVocabulary = {
  "agreement.start": {
    kind: "choice",
    label: "с чего начинается действие соглашения",
    field: "agreementStart",
    options: agreementStarts,
  },
  "agreement.duration": {
    kind: "choice",
    label: "срок действия соглашения",
    field: "agreementDuration",
    options: agreementDurations,
  },
  "agreement.canChange": {
    kind: "flag",
    label: "может ли владелец сайта менять соглашение сам",
    field: "canAdminChange",
  },
  "agreement.notice": {
    kind: "choice",
    label: "уведомляют ли об изменениях",
    field: "notifyChanges",
    options: changeNotices,
  },
  "user.rights": statements("права пользователя", "userRights"),
  "user.duties": statements("обязанности пользователя", "userObligations"),
  "admin.rights": statements("права администрации", "adminRights"),
  "admin.duties": statements("обязанности администрации", "adminObligations"),
} as const satisfies Vocabulary;

/** The form's defaults stand in for what a half-filled form has not answered yet. */
export function agreementFacts(answers: KnownAnswers): FactRecord {
  return {
    "agreement.start": answers.agreementStart ?? "any_use",
    "agreement.duration": answers.agreementDuration ?? "indefinite",
    "agreement.canChange": answers.canAdminChange ?? true,
    "agreement.notice": answers.notifyChanges ?? "yes",
    "user.rights": answers.userRights.map(withoutEnd),
    "user.duties": answers.userObligations.map(withoutEnd),
    "admin.rights": answers.adminRights.map(withoutEnd),
    "admin.duties": answers.adminObligations.map(withoutEnd),
  };
}

/** The marks at the ends of list lines are ours to put. */
const withoutEnd = (statement: string) => statement.replace(/[\s.;,]+$/, "");
