/** The consents of an owner as facts that the template may speak of, and as a list for the site. */

import { toDisplayAddress } from "@/lib/engine/answers/display-address";
import {
  abroadOf,
  actionsWith,
  dataFor,
  toProcessorFacts,
  unnamedProcessors,
} from "@/lib/engine/facts/consent-processors";
import {
  asksForImage,
  type Consent,
  type ConsentKey,
  consentsOf,
  unnamedConsent,
} from "@/lib/engine/facts/consent-purposes";
import { detailOf, lettersOf, purposeWords, refusalOf } from "@/lib/engine/facts/consent-words";
import type { AnswersDraft } from "@/lib/engine/facts/known";
import { type KnownFacts, toKnown } from "@/lib/engine/facts/known";
import { chosenDataTypes, welcomesMinors } from "@/lib/engine/facts/processing/chosen-data";
import { methodsOf } from "@/lib/engine/facts/processing/data-flow";
import { publishedPages } from "@/lib/engine/facts/processing/published-pages";
import { recipientsOf } from "@/lib/engine/facts/processing/recipients";
import { countsAppAlone } from "@/lib/engine/facts/processing/recipients/counters";
import { keepsTheSite, recipientName } from "@/lib/engine/facts/processing/recipients-of-purpose";
import type { FactRecord } from "@/lib/engine/facts/vocabulary";
import {
  appointmentToOrder,
  appStatisticsConsent,
  consentPresets,
  derivedConsentPurposes,
  healthToOrder,
} from "@/lib/engine/presets/consents";
import { dataPresets } from "@/lib/engine/presets/data";
import { purposePresets } from "@/lib/engine/presets/purposes";
import {
  type ConsentPurpose,
  consentPurposes,
  type DataType,
  type ProcessingPurpose,
  processingPurposes,
} from "@/lib/engine/questions/options";
import { capitalised } from "@/lib/russian/capitalised";
import { lowerFirst } from "@/lib/russian/lower-first";
import { typeset } from "@/lib/russian/typography";

/** Derives the consents of the document: all that the owner needs, or the one that was asked for. */
export function consentFacts(known: KnownFacts): FactRecord {
  const purpose = known["consent.purpose"];
  // One was asked for that these answers know nothing of: its form, and never the consents to something else.
  const consents = purpose
    ? [findChosen(known, purpose) ?? unnamedConsent(known)]
    : consentsOf(known);
  const isNeeded = consents.length > 0;
  const isSingle = consents.length === 1;
  return {
    consents: (isNeeded ? consents : [unnamedConsent(known)]).map((consent) =>
      toFacts(consent, known, isSingle),
    ),
    "consent.title": typeset(isSingle && consents[0]?.key === "image" ? imageTitle : title),
    "consent.needed": isNeeded,
    "consent.single": isSingle,
    "consent.resource": known["site.address"] && resourceOf(known["site.address"]),
    "consent.otherResources": publishedPages(known),
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
  /** Each has a mark of its own: the purposes that are entrusted to others. */
  parts: { key: string; purpose: string }[];
};

/**
 * The consents that this owner needs, in the order of the document; empty where every purpose rests on
 * a contract, a law or an interest. Takes parsed answers or a form that is still being filled in.
 */
export function consentPurposesOf(draft: AnswersDraft): ConsentToAsk[] {
  const known = toKnown(draft);
  return consentsOf(known).map((consent) => toConsentToAsk(consent, known));
}

/**
 * The consent for one purpose, even when the answers do not require it.
 * @returns null for a purpose that needs no consent
 */
export function findConsent(draft: AnswersDraft, key: ConsentPurpose): ConsentToAsk | null {
  const known = toKnown(draft);
  const consent = findChosen(known, key);
  return consent ? toConsentToAsk(consent, known) : null;
}

function toConsentToAsk(consent: Consent, known: KnownFacts): ConsentToAsk {
  const { key, written, voluntary } = consent;
  const purpose = consent.purpose === null ? null : purposeWords(consent.purpose, known);
  const preset = consentPresets[presetKeyOf(key)];
  const label = key === "unnamed" ? "Цель ещё не названа" : consentPurposes[key];
  return {
    key,
    label: key === "other" && purpose !== null ? purpose : label,
    purpose,
    written,
    formNeedsIt: preset.formNeedsIt && !voluntary && !written,
    parts: consent.served.map((one) => ({
      key: one.key,
      purpose: purposeWords(one.purpose, known),
    })),
  };
}

function findChosen(known: KnownFacts, purpose: ConsentPurpose): Consent | undefined {
  const isChosen = ({ key }: Consent) => key === purpose;
  return consentsOf(known).find(isChosen) ?? consentsOf(withPurpose(known, purpose)).find(isChosen);
}

/** Asking for a consent to a purpose implies the purpose, ticked or not. */
function withPurpose(known: KnownFacts, purpose: ConsentPurpose): KnownFacts {
  const withData = (type: DataType): KnownFacts => ({
    ...known,
    "data.collected": [...known["data.collected"], type],
  });
  if (purpose === "publication") {
    return { ...known, "site.userCanPost": true, "site.postsWithoutData": false };
  }
  if (purpose === "distribution") return { ...known, "publishing.own": true };
  if (purpose === "image") {
    const published = [...known["publishing.data"], "photo" as const];
    return { ...known, "publishing.own": true, "publishing.data": published };
  }
  // A clinic asks for this consent where appointments come through the site.
  if (purpose === "health" && known["site.industry"] === "medical") {
    return {
      ...withData(purpose),
      "purposes.chosen": [...known["purposes.chosen"], "order_processing"],
    };
  }
  if (purpose === "health" || purpose === "biometric") return withData(purpose);
  if (!(purpose in processingPurposes)) return known;
  const ticked = [...known["purposes.chosen"], purpose as ProcessingPurpose];
  return {
    ...known,
    "purposes.chosen": ticked,
    ...(purpose === "other" && { "purposes.otherGround": "consent" }),
  };
}

const title = "Согласие на обработку персональных данных";
const imageTitle = "Согласие на обнародование и использование изображения";

/** A consent to distribution (152-ФЗ ст. 10.1), whoever publishes. */
const isPublic = (key: ConsentKey) => key === "publication" || key === "distribution";

/** An application shows no notice of cookies and no form of the site: it asks by itself. */
const isInApplication = (key: ConsentKey, known: KnownFacts): boolean =>
  key === "application" ||
  key === "app_advertising" ||
  (key === "analytics" && countsAppAlone(known));

const presetKeyOf = (key: ConsentKey): ConsentPurpose => (key === "unnamed" ? "other" : key);

function toFacts(consent: Consent, known: KnownFacts, isSingle: boolean): FactRecord {
  const { key, dataTypes, voluntary } = consent;
  const inApp = isInApplication(key, known);
  const preset =
    inApp && key === "analytics"
      ? appStatisticsConsent
      : key === "health" && known["site.industry"] === "medical"
        ? consent.purpose === derivedConsentPurposes.orderAlone
          ? appointmentToOrder
          : healthToOrder
        : consentPresets[voluntary ? "contract" : presetKeyOf(key)];
  const isOpen = key === "unnamed" || isPublic(key);
  const contact = contactOf(isOpen ? ["email", "phone"] : dataTypes);
  // A letter needs an address and no name (152-ФЗ ст. 5 ч. 5).
  const isKnownByContact = key === "newsletter" && contact !== undefined;
  const isNamed =
    isOpen ||
    consent.written ||
    (dataTypes.some((type) => type === "full_name" || type === "name") && !isKnownByContact);
  // A signed consent names its signer in full (152-ФЗ ст. 9 ч. 4 п. 1).
  const isFirstName = isNamed && !isOpen && !consent.written && !dataTypes.includes("full_name");
  const ours = (words: string) => (words === known["data.other"] ? words : typeset(words));
  const items = consent.data.map(ours);
  const ofPosts: readonly string[] = purposePresets.publication.inevitable.map((words) =>
    typeset(words),
  );
  const isOwnTerm = known["retention.custom"] !== undefined && key !== "processors";
  const term = consent.term.join(". ");
  const purpose = consent.purpose === null ? undefined : purposeWords(consent.purpose, known);
  const byNotice =
    (key === "analytics" || key === "personalization") &&
    !isNamed &&
    contact === undefined &&
    !inApp;
  const ofMinors = isOfMinors(consent, known);
  const several = consent.served.length > 1;
  const unnamed = unnamedProcessors(consent, known);
  return {
    key,
    heading: isSingle
      ? known["document.length"] === "short" && purpose && key !== "image"
        ? `Согласие: ${purpose}`
        : "Условия согласия"
      : key === "image"
        ? imageTitle
        : `${title}. ${capitalised(purpose ?? "цель не названа")}`,
    purpose,
    detail: detailOf(consent, preset, known),
    served: consent.served.map(({ purpose, data, processors, term: termOfPurpose }) => ({
      purpose: capitalised(purposeWords(purpose, known)),
      data: data.length > 0 ? capitalised(data.map(ours).join("; ")) : undefined,
      processors: unique(processors.flatMap(recipientName)).join("; ") || undefined,
      term: known["retention.custom"]
        ? termOfPurpose.join(". ")
        : typeset(termOfPurpose.join(". ")),
    })),
    servedNames:
      consent.served.map(({ purpose }) => purposeWords(purpose, known)).join("; ") || undefined,
    data: items.length === 0 ? undefined : items.join("; "),
    // What else a post tells, its author writes himself: an open line would be no list (приказ РКН № 18).
    items: items.filter((words) => !ofPosts.includes(words)).map(capitalised),
    biometricsUnnamed: consent.biometricsUnnamed,
    dataUnnamed: consent.dataUnnamed,
    letters: key === "newsletter" ? lettersOf(consent, known) : undefined,
    ofAdults: key === "newsletter" && welcomesMinors(known),
    withChildren: dataTypes.includes("children") && consent.data.length + consent.served.length > 0,
    // The mark itself lies with whoever keeps the site; a signed paper lies with the owner.
    keepers: consent.written
      ? undefined
      : unique(
          recipientsOf(known)
            .filter(keepsTheSite)
            .flatMap(({ name }) => name ?? []),
        ).join("; ") || undefined,
    severalServed: several,
    servedApart: typeset(
      several
        ? "для каждой цели отдельно; отметка у одной цели не относится к другим"
        : "для такой цели",
    ),
    markedAt: typeset(
      several ? "у каждой цели, для которой разрешает поручить обработку" : "у этой цели",
    ),
    public: isPublic(key),
    ofImage: key === "distribution" && asksForImage(consent),
    written: consent.written,
    named: isNamed,
    nameLabel: capitalised(dataPresets[isFirstName ? "name" : "full_name"].words),
    byContact: contact !== undefined,
    contact,
    ofMinors,
    consenter: typeset(
      mayBeRepresented(consent, ofMinors, isNamed, known)
        ? "субъект или его представитель"
        : "субъект",
    ),
    // These have ways of their own beside the letter.
    byLetterAlone:
      known.withdrawal.every((way) => way === "email") &&
      !(byNotice && known["cookies.notice"]) &&
      !(inApp && known["app.consentScreen"]) &&
      key !== "newsletter",
    byNotice,
    inApp,
    ...unnamed,
    actions: actionsWith(consent, Object.values(unnamed).includes(true)),
    methods: lowerFirst(typeset(methodsOf(consent))),
    processors: consent.processors.map((processor) =>
      toProcessorFacts(processor, known, dataFor(consent, processor, known)),
    ),
    recipients: unique(
      consent.recipients.flatMap((recipient) => {
        const data = dataFor(consent, recipient, known);
        return recipientName(recipient).map((name) => (data ? `${name} — ${data}` : name));
      }),
    ),
    recipientsUnnamed: [...consent.recipients, ...consent.unclear].some(
      ({ name }) => name === null,
    ),
    unclear: unique(consent.unclear.flatMap(recipientName)),
    abroad: abroadOf([...consent.processors, ...consent.recipients]),
    term: lowerFirst(isOwnTerm ? term : typeset(term)),
    refusal: typeset(refusalOf(consent, preset, known)),
  };
}

/** How the subject is contacted, by the data that the form asks for. */
function contactOf(types: readonly DataType[]): string | undefined {
  const [email, phone] = [types.includes("email"), types.includes("phone")];
  if (email && phone) return "Электронная почта или телефон";
  if (email) return "Электронная почта";
  return phone ? "Телефон" : undefined;
}

/** Where the text itself speaks of a representative. */
const mayBeRepresented = (
  { key, written }: Consent,
  ofMinors: boolean,
  isNamed: boolean,
  { "site.industry": industry }: KnownFacts,
): boolean =>
  ofMinors ||
  written ||
  (key === "processors" && (industry === "travel" || industry === "medical")) ||
  (industry === "medical" && isNamed && !isPublic(key));

/** Subscribers and those who look for work. */
const ofOthers: ConsentKey[] = ["newsletter", "recruitment", "unnamed"];

/** Children are spoken of where they come or their data are: not in the consent of a subscriber. */
const isOfMinors = ({ key, dataTypes, written }: Consent, known: KnownFacts): boolean =>
  key === "minors" ||
  (welcomesMinors(known) && !ofOthers.includes(key)) ||
  dataTypes.includes("children") ||
  ((written || key === "distribution" || key === "image") &&
    chosenDataTypes(known).includes("children"));

/** The page's whole address, as a consent to distribution must give it (приказ РКН № 18). */
function resourceOf(url: string): string {
  const scheme = /^http:\/\//i.test(url) ? "http://" : "https://";
  return scheme + toDisplayAddress(url);
}

const unique = (items: string[]) => [...new Set(items)];
