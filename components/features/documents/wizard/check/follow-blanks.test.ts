// @module-tag slow
/** Follows «Вписать» from blank to blank and answers only the questions that it opens, until no blank is left. */
import { expect, test } from "vitest";
import { fromStoredAnswers } from "@/components/features/documents/form-model/answers";
import { sectionsFor, shownQuestions } from "@/components/features/documents/form-model/form-model";
import { nearestAsked } from "@/components/features/documents/wizard/check/nearest-asked";
import { openTemplate } from "@/content/documents/check/open-template";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { documentAnswersSchema, formAnswersSchema } from "@/lib/engine/answers/schema";
import {
  documentLengths,
  type FormDocumentType,
  formDocumentTypes,
  keysOf,
} from "@/lib/engine/questions/vocabulary/options";
import { walkInlines } from "@/lib/engine/tree/walk";

type Answers = Record<string, unknown>;
type Blank = { hint: string; field: string };

const write = new Map(formDocumentTypes.map((type) => [type, openTemplate(type)]));

function blanksOf(type: FormDocumentType, answers: Answers): Blank[] {
  const blanks: Blank[] = [];
  const tree = write.get(type)?.(documentAnswersSchema.parse({ ...answers, type }));
  walkInlines(tree?.blocks ?? [], (inline) => {
    if (inline.type === "blank") blanks.push({ hint: inline.hint, field: inline.field ?? "" });
  });
  return blanks;
}

/** Answers as an owner who knows everything: completes what was ticked or started, and changes no answer. */
const answersTo: Answers = {
  legalAddress: "г. Тверь, ул. Новая, д. 3",
  inn: "7707083893",
  ogrn: "1027700132195",
  phone: "+7 900 111-22-33",
  hostingProvider: "ООО «Хостер»",
  hostingAddress: "г. Москва, ул. Лесная, д. 5",
  platformOwner: "АО «Конструктор»",
  platformAddress: "г. Москва, ул. Сайтовая, д. 1",
  databaseCountry: "russia",
  recipientsHome: "russia",
  formsGoTo: "на почту владельца, ООО «Почта»",
  handledByOwner: ["payment_transfer", "delivery_own", "mailing_own", "analytics_own", "app_own"],
  dataTransferToThirdParties: ["analytics"],
  analyticsServices: ["yandex_metrica"],
  dataTypesCollected: ["full_name", "email", "phone", "address"],
  childData: "о представителе — имя и телефон; о ребёнке — имя",
  patientData: "адрес, полис, СНИЛС",
  patientRecordsKeeper: "никто",
  journeysAbroad: "не осуществляется",
  licenseNumber:
    "Л041-01137-77/00000001 от 01.02.2021, бессрочно, выдал департамент здравоохранения",
  agentRegisterNumber: "РТА 0000009",
  registrationAuthority: "Межрайонная ИФНС России № 46 по г. Москве",
  teacherBackground: "высшее; стаж 12 лет",
  taxRegime: "usn",
  workingHours: "с 9:00 до 18:00",
  returnAddress: "г. Тверь, ул. Складская, д. 7",
  bankDetails: "р/с 40702810000000000001",
  donationGoal: "помощь мастерским",
  tradeSubject: "посуда и уроки лепки",
  dataExport: "в течение месяца",
  smiName: "Ответ",
  smiRegistrationNumber: "ЭЛ № ФС 77-00001, Роскомнадзор",
  smiFounder: "ООО «Учредитель»",
  smiChiefEditor: "Кузнецова М. С.",
  smiAgeMark: "16+",
  smiContacts: "red@otvet.ru, +7 900 000-00-00",
  recommendedThings: ["goods"],
  recommendationMethods: ["history"],
  recommendationData: ["views"],
  recommendationSources: ["actions"],
};
const ofTrader: Answers = { inn: "500100732259", ogrn: "304500116000157" };

const answered = (key: string, answers: Answers): unknown => {
  const given = answers[key];
  const isTrader = String(answers.companyName).startsWith("ИП ") && key in ofTrader;
  const answer = isTrader ? ofTrader[key] : answersTo[key];
  if (given === undefined || given === "" || answer === undefined) return answer;
  if (Array.isArray(answer)) return [...new Set([...(given as unknown[]), ...answer])];
  return String(answer).startsWith(String(given)) ? answer : undefined;
};

/** The questions that the form shows with these answers. */
const shownFields = (type: FormDocumentType, answers: Answers): Set<string> => {
  const values = fromStoredAnswers(formAnswersSchema.parse({ ...answers, type }));
  return new Set(
    sectionsFor(type).flatMap((section) =>
      shownQuestions(section, values).map(({ field }) => field),
    ),
  );
};

/** The blanks that remain when nothing more can be answered. */
function follow(type: FormDocumentType, start: Answers): Blank[] {
  let answers = start;
  const seen = new Set<string>();
  for (;;) {
    const blanks = blanksOf(type, answers);
    const shown = shownFields(type, answers);
    const next = blanks
      .map(({ field }) => nearestAsked(field, shown))
      .find((field) => field !== undefined && !seen.has(field));
    if (next === undefined) return blanks;
    seen.add(next);
    const answer = answered(next, answers);
    if (answer !== undefined) answers = { ...answers, [next]: answer };
  }
}

const saying = ["companyName", "websiteUrl", "contactEmail", "ownerType", "industry"];
const owners = ownersByIndustry.flatMap(({ kind, answers }) => [
  { kind, answers: answers as Answers },
  {
    kind: `${kind}, почти ничего не сказано`,
    answers: Object.fromEntries(
      Object.entries(answers).filter(([key]) => [...saying, "processingPurposes"].includes(key)),
    ),
  },
]);

test.each(owners)(
  "$kind: no blank is left after all offered questions are answered",
  ({ answers }) => {
    const remaining = formDocumentTypes.flatMap((type) =>
      keysOf(documentLengths).flatMap((documentLength) =>
        follow(type, { ...answers, documentLength }).map(
          ({ hint, field }) => `${type}, ${documentLength}: ${hint} → ${field}`,
        ),
      ),
    );
    expect(remaining).toEqual([]);
  },
);
