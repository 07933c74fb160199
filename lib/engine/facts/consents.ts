/** The consents of an owner as facts that the template may speak of, and as a list for the site. */
import {
  anyWay,
  type ConsentPreset,
  consentPresets,
  newsletterWays,
  serviceAddresses,
} from "@/content/presets/consents";
import { recipientPresets, tradePresets } from "@/content/presets/recipients";
import { toDisplayAddress } from "@/lib/engine/answers/display-address";
import {
  type ConsentPurpose,
  consentPurposes,
  type DataType,
  type ProcessingPurpose,
  processingPurposes,
} from "@/lib/engine/answers/options";
import { citeNorms } from "@/lib/engine/facts/citation";
import {
  type Consent,
  type ConsentKey,
  consentsOf,
  type FreePurpose,
  freePurposesOf,
  unnamedConsent,
} from "@/lib/engine/facts/consent-purposes";
import { methodsOf } from "@/lib/engine/facts/data-flow";
import { type AnswersDraft, type KnownAnswers, toKnownAnswers } from "@/lib/engine/facts/draft";
import type { Recipient } from "@/lib/engine/facts/recipients";
import { recipientName, tradeOf } from "@/lib/engine/facts/recipients-of-purpose";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/vocabulary";
import { typeset } from "@/lib/russian/typography";

const text = (label: string, field?: string) => ({ kind: "text", label, field }) as const;
const flag = (label: string, field?: string) => ({ kind: "flag", label, field }) as const;
const texts = (label: string, field?: string) => ({ kind: "texts", label, field }) as const;
const abroad = {
  kind: "rows",
  label: "иностранных получателей",
  field: "dataTransferToThirdParties",
  row: {
    name: text("иностранного получателя", "otherThirdParties"),
    country: text("страну получателя", "otherThirdParties"),
  },
} as const;

export const consentVocabulary = {
  consents: {
    kind: "rows",
    label: "согласия",
    field: "processingPurposes",
    row: {
      key: {
        kind: "choice",
        label: "для чего согласие",
        field: "consentPurpose",
        options: { ...consentPurposes, unnamed: "цель не названа" },
      },
      heading: { ...text("заголовок согласия", "consentPurpose"), required: true },
      purpose: text("цель обработки", "otherPurpose"),
      detail: text("что делается для этой цели", "processingPurposes"),
      served: texts("цели, для которых поручается обработка", "processingPurposes"),
      data: text("перечень данных", "dataTypesCollected"),
      items: texts("перечень данных", "dataTypesCollected"),
      biometricsUnnamed: flag("не названы биометрические данные", "otherDataTypes"),
      dataUnnamed: flag("не названы иные данные", "otherDataTypes"),
      written: flag("нужна ли письменная форма", "dataTypesCollected"),
      named: flag("называет ли себя субъект", "dataTypesCollected"),
      byNotice: flag("даётся ли согласие в уведомлении о cookie", "processingPurposes"),
      actions: text("действия с данными", "dataTransferToThirdParties"),
      methods: text("способ обработки", "processingPurposes"),
      processors: {
        kind: "rows",
        label: "тех, кому поручена обработка",
        field: "hostingProvider",
        row: {
          name: text("наименование лица, которому поручена обработка", "hostingProvider"),
          address: text("адрес лица, которому поручена обработка", "hostingAddress"),
          task: text("что поручено", "hostingProvider"),
        },
      },
      recipients: texts("получателей данных", "dataTransferToThirdParties"),
      recipientsUnnamed: flag("не назван ли получатель", "otherThirdParties"),
      abroad,
      term: text("срок действия согласия", "dataRetentionPeriod"),
      refusal: text("последствия отказа", "processingPurposes"),
    },
  },
  "consent.needed": flag("нужны ли согласия", "processingPurposes"),
  "consent.single": flag("одно ли согласие нужно", "consentPurpose"),
  "consent.resource": text("адрес сайта", "websiteUrl"),
  "consent.free": {
    kind: "rows",
    label: "цели, для которых согласие не нужно",
    field: "processingPurposes",
    row: {
      purpose: text("цель обработки", "otherPurpose"),
      data: text("перечень данных", "dataTypesCollected"),
      dataUnnamed: flag("не названы иные данные", "otherDataTypes"),
      grounds: text("правовое основание", "processingPurposes"),
    },
  },
  "consent.freeRecipients": texts("получателей данных", "dataTransferToThirdParties"),
  "consent.freeUnnamed": flag("не назван ли получатель", "otherThirdParties"),
  "consent.freeAbroad": abroad,
} as const satisfies Vocabulary;

/** Derives the consents of the document: all that the owner needs, or the one that was asked for. */
export function consentFacts(answers: KnownAnswers): FactRecord {
  const chosen = answers.consentPurpose && findChosen(answers, answers.consentPurpose);
  const consents = chosen ? [chosen] : consentsOf(answers);
  const isNeeded = consents.length > 0;
  const free = freePurposesOf(answers);
  const recipients = free.flatMap((purpose) => purpose.recipients);
  const isSingle = chosen !== undefined || (consents.length === 1 && free.length === 0);
  return {
    consents: (isNeeded ? consents : [unnamedConsent(answers)]).map((consent) =>
      toFacts(consent, answers, isSingle),
    ),
    "consent.needed": isNeeded,
    "consent.single": isSingle,
    "consent.resource": answers.websiteUrl && resourceOf(answers.websiteUrl),
    "consent.free": free.map((purpose) => toFreeFacts(purpose, answers)),
    "consent.freeRecipients": unique(recipients.flatMap(recipientName)),
    "consent.freeUnnamed": recipients.some(({ name }) => name === null),
    "consent.freeAbroad": abroadOf(recipients),
  };
}

/** A consent that the site has to ask for. */
export type ConsentToAsk = {
  key: ConsentKey;
  /** What people choose it by. */
  label: string;
  /** The purpose inside a sentence, as the document names it; null where the owner has yet to name it. */
  purpose: string | null;
  /** Written form: signed on paper or with an electronic signature, never by a mark (152-ФЗ ст. 9 ч. 4). */
  written: boolean;
  /** True where the form that serves this purpose cannot be sent without it. */
  formNeedsIt: boolean;
};

/**
 * The consents that this owner needs, in the order of the document; empty where every purpose rests on
 * a contract, a law or an interest. Takes parsed answers or a form that is still being filled in.
 */
export function consentPurposesOf(draft: AnswersDraft): ConsentToAsk[] {
  const answers = toKnownAnswers(draft);
  return consentsOf(answers).map((consent) => toConsentToAsk(consent, answers));
}

/** The consent for one purpose, also when the answers do not call for it; null where none is needed. */
export function findConsent(draft: AnswersDraft, key: ConsentPurpose): ConsentToAsk | null {
  const answers = toKnownAnswers(draft);
  const consent = findChosen(answers, key);
  return consent ? toConsentToAsk(consent, answers) : null;
}

function toConsentToAsk(consent: Consent, answers: KnownAnswers): ConsentToAsk {
  const { key, written, voluntary } = consent;
  const purpose = consent.purpose === null ? null : purposeWords(consent.purpose, answers);
  const preset = consentPresets[presetKeyOf(key)];
  const label = key === "unnamed" ? "Цель ещё не названа" : consentPurposes[key];
  return {
    key,
    label: key === "other" && purpose !== null ? purpose : label,
    purpose,
    written,
    formNeedsIt: preset.formNeedsIt && !voluntary && !written,
  };
}

function findChosen(answers: KnownAnswers, purpose: ConsentPurpose): Consent | undefined {
  const isChosen = ({ key }: Consent) => key === purpose;
  return (
    consentsOf(answers).find(isChosen) ?? consentsOf(withPurpose(answers, purpose)).find(isChosen)
  );
}

/** Whoever asks for a consent to a purpose has the purpose, ticked or not. */
function withPurpose(answers: KnownAnswers, purpose: ConsentPurpose): KnownAnswers {
  const withData = (type: DataType): KnownAnswers => ({
    ...answers,
    dataTypesCollected: [...answers.dataTypesCollected, type],
  });
  if (purpose === "publication") return { ...answers, userCanPost: true };
  if (purpose === "health" || purpose === "biometric") return withData(purpose);
  if (!(purpose in processingPurposes)) return answers;
  const ticked = [...answers.processingPurposes, purpose as ProcessingPurpose];
  return { ...answers, processingPurposes: ticked };
}

const title = "Согласие на обработку персональных данных";

const presetKeyOf = (key: ConsentKey): ConsentPurpose => (key === "unnamed" ? "other" : key);

function toFacts(consent: Consent, answers: KnownAnswers, isSingle: boolean): FactRecord {
  const { key, dataTypes, voluntary } = consent;
  const preset = consentPresets[voluntary ? "contract" : presetKeyOf(key)];
  const names = (["full_name", "email", "phone"] as const).some((type) => dataTypes.includes(type));
  const ours = (words: string) => (words === answers.otherDataTypes ? words : typeset(words));
  const items = consent.data.map(ours);
  const isOwnTerm = answers.customRetentionPeriod !== undefined && key !== "processors";
  const term = consent.term.join(". ");
  const purpose = consent.purpose === null ? undefined : purposeWords(consent.purpose, answers);
  return {
    key,
    heading: isSingle ? "Условия согласия" : `${title}. ${capital(purpose ?? "цель не названа")}`,
    purpose,
    detail: detailOf(consent, preset),
    served: consent.served.map((words) => purposeWords(words, answers)),
    data: items.length === 0 ? undefined : items.join("; "),
    items: items.map(capital),
    biometricsUnnamed: consent.biometricsUnnamed,
    dataUnnamed: consent.dataUnnamed,
    written: consent.written,
    named: names || consent.written || key === "unnamed" || key === "publication",
    byNotice: (key === "analytics" || key === "personalization") && !names,
    actions: consent.actions.join(", "),
    methods: small(typeset(methodsOf(consent, answers))),
    processors: consent.processors.map((processor) => toProcessorFacts(processor, answers)),
    recipients: unique(consent.recipients.flatMap(recipientName)),
    recipientsUnnamed: consent.recipients.some(({ name }) => name === null),
    abroad: abroadOf([...consent.processors, ...consent.recipients]),
    term: small(isOwnTerm ? term : typeset(term)),
    refusal: typeset(preset.refusal),
  };
}

/** Reads inside a sentence; words of the owner stay as they are. */
function purposeWords(purpose: string, { otherPurpose }: KnownAnswers): string {
  const isOwn = otherPurpose !== undefined && purpose.startsWith(otherPurpose);
  return isOwn ? purpose : small(typeset(purpose));
}

/** What is done for the purpose; advertising also names the ways it comes (38-ФЗ ст. 18 ч. 1). */
function detailOf({ key, dataTypes }: Consent, preset: ConsentPreset): string | undefined {
  if (preset.detail === null) return undefined;
  if (key !== "newsletter") return typeset(preset.detail);
  const ways = newsletterWays.filter(({ type }) => dataTypes.includes(type));
  const words = ways.length > 0 ? ways.map((way) => way.words).join(" и ") : anyWay;
  return typeset(`${preset.detail} ${words}`);
}

function toProcessorFacts(processor: Recipient, answers: KnownAnswers): FactRecord {
  const { kind, name } = processor;
  const trade = kind === "other" && name !== null ? tradeOf(name) : null;
  const known = Object.entries(serviceAddresses).find(([company]) => name?.startsWith(company));
  return {
    name: name ?? undefined,
    address: kind === "hosting" ? answers.hostingAddress?.replace(/\s*\n\s*/g, " ") : known?.[1],
    task: typeset((trade ? tradePresets[trade] : recipientPresets[kind]).purpose),
  };
}

function abroadOf(recipients: Recipient[]): FactRecord[] {
  const rows = recipients
    .filter(({ foreignCountries }) => foreignCountries !== null)
    .map(({ name, foreignCountries }) => ({
      name: name ?? undefined,
      country: foreignCountries?.join(", ") || undefined,
    }));
  return rows.filter(({ name }, index) => rows.findIndex((row) => row.name === name) === index);
}

function toFreeFacts(
  { row, data, dataUnnamed, grounds }: FreePurpose,
  answers: KnownAnswers,
): FactRecord {
  const ours = (words: string) => (words === answers.otherDataTypes ? words : typeset(words));
  const cited = grounds.map((ground) => typeset(`${ground.words} (${citeNorms(ground.norms)})`));
  return {
    purpose: row.purpose ?? undefined,
    data: data.length === 0 ? undefined : capital(data.map(ours).join("; ")),
    dataUnnamed,
    grounds: capital(cited.join("; ")),
  };
}

/** The page's whole address, as a consent to distribution must give it (приказ РКН № 18). */
function resourceOf(url: string): string {
  const scheme = /^http:\/\//i.test(url) ? "http://" : "https://";
  return scheme + toDisplayAddress(url);
}

const unique = (items: string[]) => [...new Set(items)];
/** «Доставка» → «доставка», «СМС» stays. */
const small = (words: string) =>
  words.replace(/^[А-ЯЁ](?=[а-яё])/, (letter) => letter.toLowerCase());
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
