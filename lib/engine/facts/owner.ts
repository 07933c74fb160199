import type { KnownAnswers } from "@/lib/engine/facts/draft";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/vocabulary";

/** A natural person, a sole trader («ИП»), a company. */
const ownerKinds = {
  person: "физическое лицо",
  entrepreneur: "индивидуальный предприниматель",
  company: "организация",
} as const;
export type OwnerKind = keyof typeof ownerKinds;

const entrepreneurName = /^(ип|индивидуальный предприниматель)(?=[\s«"(,]|$)/i;

/**
 * Which of the three the owner is (decisions § 9). The form knows two types; a sole trader shows by
 * the requisites (ИНН of 12 digits, a 15-digit number) or by the name.
 */
export function ownerKindOf(answers: KnownAnswers): OwnerKind {
  // Only sole traders have a 15-digit number, whatever type was ticked; an ИНН of 10 digits is a company's.
  const soleTraderNumber = answers.ogrn?.length === 15 && answers.inn?.length !== 10;
  if (soleTraderNumber) return "entrepreneur";
  if (answers.ownerType === "individual") return "person";
  if (entrepreneurName.test(answers.companyName ?? "")) return "entrepreneur";
  // A company's ИНН has 10 digits: twelve of them, with no company's number beside, are a person's.
  if (answers.inn?.length === 12 && answers.ogrn === undefined) return "entrepreneur";
  return "company";
}

export const ownerVocabulary = {
  "owner.kind": {
    kind: "choice",
    label: "вид владельца сайта",
    field: "ownerType",
    options: ownerKinds,
  },
  "owner.name": {
    kind: "text",
    label: "название организации или фамилию, имя и отчество владельца сайта",
    field: "companyName",
    required: true,
  },
  "owner.inn": { kind: "text", label: "ИНН", field: "inn" },
  "owner.status": { kind: "text", label: "статус владельца сайта", field: "ownerType" },
  "owner.ogrn": { kind: "text", label: "ОГРН", field: "ogrn" },
  "owner.ogrnip": { kind: "text", label: "ОГРНИП", field: "ogrn" },
  "owner.address": { kind: "text", label: "адрес владельца сайта", field: "legalAddress" },
  "owner.email": {
    kind: "text",
    label: "адрес электронной почты для обращений",
    field: "contactEmail",
    required: true,
  },
  "owner.phone": { kind: "text", label: "телефон", field: "phone" },
  "owner.license": {
    kind: "text",
    label: "номер, дату и орган выдачи лицензии",
    field: "licenseNumber",
  },
  "responsible.name": {
    kind: "text",
    label: "фамилию, имя и отчество ответственного",
    field: "responsiblePersonName",
  },
  "responsible.position": {
    kind: "text",
    label: "должность ответственного",
    field: "responsiblePersonPosition",
  },
  "responsible.email": {
    kind: "text",
    label: "электронную почту ответственного",
    field: "responsiblePersonEmail",
  },
  "responsible.phone": {
    kind: "text",
    label: "телефон ответственного",
    field: "responsiblePersonPhone",
  },
} as const satisfies Vocabulary;

/** Who the owner is and how to reach them. */
export function ownerFacts(answers: KnownAnswers): FactRecord {
  const kind = ownerKindOf(answers);
  const ogrn = answers.ogrn;
  return {
    "owner.kind": kind,
    // A company's name says what it is; a person's does not.
    "owner.status": kind === "company" ? undefined : ownerKinds[kind],
    "owner.name": answers.companyName,
    "owner.inn": answers.inn,
    // The label goes by the number itself: 15 digits are never an «ОГРН».
    "owner.ogrn": ogrn?.length === 15 ? undefined : ogrn,
    "owner.ogrnip": ogrn?.length === 15 ? ogrn : undefined,
    "owner.address": answers.legalAddress?.replace(/[\s,;]*\n[\s,;]*/g, ", "),
    "owner.email": answers.contactEmail,
    "owner.phone": answers.phone,
    "owner.license": answers.licenseNumber,
    "responsible.name": answers.responsiblePersonName,
    "responsible.position": answers.responsiblePersonPosition,
    "responsible.email": answers.responsiblePersonEmail,
    "responsible.phone": answers.responsiblePersonPhone,
  };
}
