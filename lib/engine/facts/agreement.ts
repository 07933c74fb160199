import {
  agreementDurations,
  agreementStarts,
  changeNotices,
  type Industry,
  type ProcessingPurpose,
} from "@/lib/engine/answers/options";
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
  "agreement.accounts": {
    kind: "flag",
    label: "заводят ли пользователи учётные записи",
    field: "processingPurposes",
  },
  "agreement.recommends": {
    kind: "flag",
    label: "применяются ли рекомендательные технологии",
    field: "processingPurposes",
  },
  "agreement.program": {
    kind: "text",
    label: "программу, которой пользуются через сайт",
    field: "industry",
  },
  "user.rights": statements("права пользователя", "userRights"),
  "user.duties": statements("обязанности пользователя", "userObligations"),
  "admin.rights": statements("права администрации", "adminRights"),
  "admin.duties": statements("обязанности администрации", "adminObligations"),
} as const satisfies Vocabulary;

/** What those who offer a program call it; nominative. They grant a licence (ГК РФ ст. 1286 п. 5). */
const programs: Partial<Record<Industry, string>> = {
  saas: "облачный сервис",
  mobile: "мобильное приложение",
  gaming: "игра",
  it_services: "программный продукт",
  crypto: "программная платформа",
};

/** The form's defaults stand in for what a half-filled form has not answered yet. */
export function agreementFacts(answers: KnownAnswers): FactRecord {
  const pursues = (purpose: ProcessingPurpose) => answers.processingPurposes.includes(purpose);
  const industry = answers.industry ?? "other";
  return {
    "agreement.start": answers.agreementStart ?? "any_use",
    "agreement.duration": answers.agreementDuration ?? "indefinite",
    "agreement.canChange": answers.canAdminChange ?? true,
    "agreement.notice": answers.notifyChanges ?? "yes",
    // Who agrees by registering registers, whether or not the purpose was ticked.
    "agreement.accounts":
      pursues("registration") || answers.agreementStart === "after_registration",
    // 149-ФЗ ст. 10.2-2: a marketplace ranks offers even where nothing is personal.
    "agreement.recommends": industry === "marketplace" || pursues("personalization"),
    "agreement.program": programs[industry],
    "user.rights": toListLines(answers.userRights),
    "user.duties": toListLines(answers.userObligations),
    "admin.rights": toListLines(answers.adminRights),
    "admin.duties": toListLines(answers.adminObligations),
  };
}

/** «Получать скидки.» → «получать скидки»: a line that goes on after «Пользователь вправе:». */
function toListLines(statements: string[]): string[] {
  return statements
    .map((statement) =>
      withoutEnd(statement).replace(openingInfinitive, (verb) => verb.toLowerCase()),
    )
    .filter((statement) => statement !== "");
}

/** Other first words may be names or terms: their capital stays. */
const openingInfinitive = /^(?:Не\s+)?[А-ЯЁ]?[а-яё]*(?:ть|ти|чь)(?:ся|сь)?(?![а-яё-])/;

/** The marks at the ends of list lines are ours to put. */
const withoutEnd = (statement: string) => statement.replace(/[\s.;,]+$/, "");
