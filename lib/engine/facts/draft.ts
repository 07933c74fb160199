import type { DataType, DocumentType } from "@/lib/engine/answers/options";
import type { FormAnswers } from "@/lib/engine/answers/schema";
import { cleanText } from "@/lib/engine/answers/text";
import { toWebAddress } from "@/lib/engine/answers/web-address";

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
  if (typeof known.websiteUrl === "string") {
    known.websiteUrl = toWebAddress(known.websiteUrl) ?? known.websiteUrl;
  }
  return known as KnownAnswers;
}

/** The types of data that the owner named, in whichever of the two lists, each once. */
export function chosenDataTypes(answers: KnownAnswers): DataType[] {
  const chosen = new Set<DataType>([...answers.dataTypesCollected, ...answers.dataTypes]);
  if (answers.otherDataTypes) chosen.add("other");
  return [...chosen];
}
