import { fieldOf, type KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { flagFact, textFact } from "@/lib/engine/facts/known/vocabulary";

/** A natural person, a sole trader («ИП»), a company. */
const ownerKinds = {
  person: "физическое лицо",
  entrepreneur: "индивидуальный предприниматель",
  company: "организация",
} as const;
export type OwnerKind = keyof typeof ownerKinds;
export const ownerKindKeys = Object.keys(ownerKinds) as OwnerKind[];

const entrepreneurName = /^(ип|индивидуальный предприниматель)(?=[\s«"(,]|$)/i;

/**
 * Returns the kind of owner (docs/specification/form.md#kinds-of-owner). The form has two types; a sole trader is
 * recognised by the requisites (ИНН of 12 digits, a 15-digit number) or by the name.
 */
export function ownerKindOf(known: KnownFacts): OwnerKind {
  // Only sole traders have a 15-digit number, whatever type was ticked; an ИНН of 10 digits is a company's.
  const soleTraderNumber =
    known["owner.registration"]?.length === 15 && known["owner.inn"]?.length !== 10;
  if (soleTraderNumber) return "entrepreneur";
  if (known["owner.type"] === "individual") return "person";
  if (entrepreneurName.test(known["owner.name"] ?? "")) return "entrepreneur";
  // A company's ИНН has 10 digits: one of 12, without a company's number, is a person's.
  if (known["owner.inn"]?.length === 12 && known["owner.registration"] === undefined)
    return "entrepreneur";
  return "company";
}

export const ownerVocabulary = {
  "owner.kind": {
    kind: "choice",
    label: "вид владельца сайта",
    field: fieldOf("owner.type"),
    options: ownerKinds,
  },
  "owner.licencePartly": flagFact("сказано ли о лицензии не всё", "owner.license"),
  "owner.status": textFact("статус владельца сайта", "owner.type"),
  "owner.ogrn": textFact("ОГРН", "owner.registration"),
  "owner.ogrnip": textFact("ОГРНИП", "owner.registration"),
} as const satisfies Vocabulary;

const datePattern =
  /\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}\s+(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)|(?:19|20)\d{2}\s*г/i;
const issuerPattern =
  /выда[нл]|министерств|минздрав|минобр|департамент|комитет|управлени|служб|надзор|агентств|правительств|ркн|банк(?:ом)?\s+россии/i;
const isNoLicence = /не\s+(?:требу|нужн|подлеж)/i;

/** Whether the answer lacks the date or the issuer, which a consumer must be told (ЗоЗПП ст. 9 п. 2). */
const isLicenceIncomplete = (licence: string | undefined): boolean =>
  licence !== undefined &&
  !isNoLicence.test(licence) &&
  !(datePattern.test(licence) && issuerPattern.test(licence));

/** Facts that follow from the owner's name and requisites. */
export function ownerFacts(known: KnownFacts): FactRecord {
  const kind = ownerKindOf(known);
  const number = known["owner.registration"];
  return {
    "owner.kind": kind,
    "owner.licencePartly": isLicenceIncomplete(known["owner.license"]),
    // A company's name includes its legal form; a person's does not.
    "owner.status": kind === "company" ? undefined : ownerKinds[kind],
    // The label depends on the number itself: 15 digits are never an «ОГРН».
    "owner.ogrn": number?.length === 15 ? undefined : number,
    "owner.ogrnip": number?.length === 15 ? number : undefined,
  };
}
