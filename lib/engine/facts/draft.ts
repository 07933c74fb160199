import { biometricWords, healthWords, otherSpecialWords } from "@/content/presets/data";
import { cleanText } from "@/lib/core/clean-text";
import type { DataType, DocumentType } from "@/lib/engine/answers/options";
import type { FormAnswers } from "@/lib/engine/answers/schema";
import { toWebAddress } from "@/lib/engine/answers/typed-address";

/**
 * Answers as far as they are known: parsed ones (`FormAnswers`, `DisclaimerAnswers`) and those of a
 * form that is still being filled in, where a field may be absent, null, empty or half typed.
 */
export type AnswersDraft = { type?: DocumentType } & {
  [Field in keyof Omit<FormAnswers, "type">]?: FormAnswers[Field] | null;
};

/** The same with the noise removed: absent means not given, lists are always there. */
export type KnownAnswers = Partial<Omit<FormAnswers, ListField>> & Pick<FormAnswers, ListField>;

const listFields = [
  "processingPurposes",
  "dataTypesCollected",
  "dataTypes",
  "dataTransferToThirdParties",
  "paymentSystems",
  "analyticsServices",
  "consentWithdrawalMethod",
  "userRights",
  "userObligations",
  "adminRights",
  "adminObligations",
] as const;
type ListField = (typeof listFields)[number];

/** Names and lists in the owner's words that our sentences and lists go on after. */
const quotedFields = [
  "otherPurpose",
  "otherDataTypes",
  "otherThirdParties",
  "otherAnalytics",
  "hostingProvider",
  "customPlatform",
  "registrar",
  "licenseNumber",
];

/** What people type into a field that does not concern them. */
const nothing = /^(?:нет|[-–—]+|отсутству[ею]т|никому|никаки[ех]|не передаём|не передаются)$/i;

/** «Доставка.» → «Доставка»: the mark at the end is ours to put. A shortening keeps its full stop. */
function withoutEndMark(text: string): string {
  const bare = text.replace(/[\s;,]+$/, "");
  return /(?:^|[\s.(])(?:др|пр|т\.\s?[дп]|гг?|inc|ltd|co|corp)\.$/i.test(bare)
    ? bare
    : bare.replace(/[\s.;,]+$/, "");
}

const lower = (letter: string) => letter.toLowerCase();

/** Drops what is empty, cleans strings of what no format carries, gives every list a value. */
export function toKnownAnswers(draft: AnswersDraft): KnownAnswers {
  const known: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(draft)) {
    if (value === undefined || value === null) continue;
    if (typeof value === "string") {
      const text = cleanText(value).trim();
      if (text !== "") known[field] = text;
    } else if (Array.isArray(value)) {
      known[field] = value.filter((item) => typeof item === "string" && item.trim() !== "");
    } else {
      known[field] = value;
    }
  }
  for (const field of listFields) known[field] ??= [];
  for (const field of ["inn", "ogrn"]) {
    const typed = known[field];
    if (typeof typed === "string") known[field] = typed.replace(/[\s\-–—]/g, "");
  }
  for (const field of quotedFields) {
    const typed = known[field];
    if (typeof typed !== "string") continue;
    const text = withoutEndMark(typed);
    if (text === "" || nothing.test(text)) delete known[field];
    // An item of our lists, which begin with small letters; «СНИЛС» and «Telegram» stay.
    else if (field === "otherDataTypes") known[field] = text.replace(/^[А-ЯЁ](?=[а-яё])/, lower);
    else known[field] = text;
  }
  if (typeof known.websiteUrl === "string") {
    known.websiteUrl = toWebAddress(known.websiteUrl) ?? known.websiteUrl;
  }
  return known as KnownAnswers;
}

const named = (pattern: RegExp) => (answers: Pick<KnownAnswers, "otherDataTypes">) =>
  pattern.test(answers.otherDataTypes ?? "");

/** True where the other data are of a category that needs a ground of its own (152-ФЗ ст. 10, 11). */
export const namesHealth = named(healthWords);
export const namesBiometrics = named(biometricWords);
export const namesOtherSpecial = named(otherSpecialWords);

/** The types of data that the owner named, in whichever of the two lists, each once. */
export function chosenDataTypes(answers: KnownAnswers): DataType[] {
  const chosen = new Set<DataType>([...answers.dataTypesCollected, ...answers.dataTypes]);
  if (answers.otherDataTypes) chosen.add("other");
  // «Аллергии» in the owner's own words are health data whether or not the type was ticked.
  if (namesHealth(answers)) chosen.add("health");
  if (namesBiometrics(answers)) chosen.add("biometric");
  return [...chosen];
}
