/** The consents of an owner as facts for the template. */

import { toDisplayAddress } from "@/lib/engine/answers/display-address";
import type { Consent, ConsentKey } from "@/lib/engine/facts/consents/consent";
import {
  actionsWithTransfer,
  dataFor,
  toForeignRecipientFacts,
  toProcessorFacts,
  unnamedProcessors,
} from "@/lib/engine/facts/consents/consent-processors";
import {
  consentsOf,
  needsImageConsent,
  unnamedConsent,
} from "@/lib/engine/facts/consents/consent-purposes";
import { findConsentFor, presetKeyOf } from "@/lib/engine/facts/consents/consent-requests";
import {
  describeActivity,
  describeMailings,
  describeRefusalEffect,
  formatPurpose,
} from "@/lib/engine/facts/consents/consent-texts";
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import { acceptsMinors, chosenDataTypes } from "@/lib/engine/facts/processing/chosen-data";
import { methodsOf } from "@/lib/engine/facts/processing/data-flow/processing-facts";
import { typesetUnlessTyped } from "@/lib/engine/facts/processing/data-flow/typeset-unless-typed";
import { publishedPages } from "@/lib/engine/facts/processing/published-pages";
import { recipientsOf } from "@/lib/engine/facts/processing/recipients";
import { tracksAppOnly } from "@/lib/engine/facts/processing/recipients/counters";
import { hostsSite, recipientName } from "@/lib/engine/facts/processing/recipients-of-purpose";
import {
  appointmentProcessorsConsent,
  appStatisticsConsent,
  consentPresets,
  derivedConsentPurposes,
  healthProcessorsConsent,
} from "@/lib/engine/presets/consents";
import { dataPresets } from "@/lib/engine/presets/data";
import { purposePresets } from "@/lib/engine/presets/purposes";
import type { DataType } from "@/lib/engine/questions/vocabulary/options";
import { capitalised, lowerFirst } from "@/lib/russian/first-letter";
import { typesetDocument } from "@/lib/russian/typography";

/** Derives the consents of the document: all that the owner needs, or only the requested one. */
export function consentFacts(known: KnownFacts): FactRecord {
  const purpose = known["consent.purpose"];
  // The requested consent does not follow from these answers: an empty form of it, and no other consent.
  const consents = purpose
    ? [findConsentFor(known, purpose) ?? unnamedConsent(known)]
    : consentsOf(known);
  const isNeeded = consents.length > 0;
  const isSingle = consents.length === 1;
  return {
    consents: (isNeeded ? consents : [unnamedConsent(known)]).map((consent) =>
      toFacts(consent, known, isSingle),
    ),
    "consent.title": typesetDocument(isSingle && consents[0]?.key === "image" ? imageTitle : title),
    "consent.needed": isNeeded,
    "consent.single": isSingle,
    "consent.resource": known["site.address"] && resourceOf(known["site.address"]),
    "consent.otherResources": publishedPages(known),
  };
}

const title = "Согласие на обработку персональных данных";
const imageTitle = "Согласие на обнародование и использование изображения";

/** A consent to distribution (152-ФЗ ст. 10.1), no matter who publishes. */
const isPublic = (key: ConsentKey) => key === "publication" || key === "distribution";

/** An application has no cookie notice and no form of the site: it asks for the consent itself. */
const isInApplication = (key: ConsentKey, known: KnownFacts): boolean =>
  key === "application" ||
  key === "app_advertising" ||
  (key === "analytics" && tracksAppOnly(known));

function toFacts(consent: Consent, known: KnownFacts, isSingle: boolean): FactRecord {
  const { key, dataTypes, voluntary } = consent;
  const inApp = isInApplication(key, known);
  const preset =
    inApp && key === "analytics"
      ? appStatisticsConsent
      : key === "health" && known["site.industry"] === "medical"
        ? consent.purpose === derivedConsentPurposes.orderAlone
          ? appointmentProcessorsConsent
          : healthProcessorsConsent
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
  const items = consent.data.map(typesetUnlessTyped(known));
  const ofPosts: readonly string[] = purposePresets.publication.inevitable.map((text) =>
    typesetDocument(text),
  );
  const isOwnTerm = known["retention.custom"] !== undefined && key !== "processors";
  const term = consent.term.join(". ");
  const purpose = consent.purpose === null ? undefined : formatPurpose(consent.purpose, known);
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
    detail: describeActivity(consent, preset, known),
    served: consent.served.map(({ purpose, data, processors, term: termOfPurpose }) => ({
      purpose: capitalised(formatPurpose(purpose, known)),
      data:
        data.length > 0 ? capitalised(data.map(typesetUnlessTyped(known)).join("; ")) : undefined,
      processors: unique(processors.flatMap(recipientName)).join("; ") || undefined,
      term: known["retention.custom"]
        ? termOfPurpose.join(". ")
        : typesetDocument(termOfPurpose.join(". ")),
    })),
    servedNames:
      consent.served.map(({ purpose }) => formatPurpose(purpose, known)).join("; ") || undefined,
    data: items.length === 0 ? undefined : items.join("; "),
    // The author decides what else a post contains; an open-ended item would not be a list (приказ РКН № 18).
    items: items.filter((text) => !ofPosts.includes(text)).map(capitalised),
    biometricsUnnamed: consent.biometricsUnnamed,
    dataUnnamed: consent.dataUnnamed,
    letters: key === "newsletter" ? describeMailings(consent, known) : undefined,
    ofAdults: key === "newsletter" && acceptsMinors(known),
    withChildren: dataTypes.includes("children") && consent.data.length + consent.served.length > 0,
    // A ticked box is recorded by the party that hosts the site; a signed paper is kept by the owner.
    keepers: consent.written
      ? undefined
      : unique(
          recipientsOf(known)
            .filter(hostsSite)
            .flatMap(({ name }) => name ?? []),
        ).join("; ") || undefined,
    severalServed: several,
    servedApart: typesetDocument(
      several
        ? "для каждой цели отдельно; отметка у одной цели не относится к другим"
        : "для такой цели",
    ),
    markedAt: typesetDocument(
      several ? "у каждой цели, для которой разрешает поручить обработку" : "у этой цели",
    ),
    public: isPublic(key),
    ofImage: key === "distribution" && needsImageConsent(consent),
    written: consent.written,
    named: isNamed,
    nameLabel: capitalised(dataPresets[isFirstName ? "name" : "full_name"].label),
    byContact: contact !== undefined,
    contact,
    ofMinors,
    consenter: typesetDocument(
      mayBeRepresented(consent, ofMinors, isNamed, known)
        ? "субъект или его представитель"
        : "субъект",
    ),
    // Some consents can be withdrawn in other ways than by letter too.
    byLetterAlone:
      known.withdrawal.every((way) => way === "email") &&
      !(byNotice && known["cookies.notice"]) &&
      !(inApp && known["app.consentScreen"]) &&
      key !== "newsletter",
    byNotice,
    inApp,
    ...unnamed,
    actions: actionsWithTransfer(consent, Object.values(unnamed).includes(true)),
    methods: lowerFirst(typesetDocument(methodsOf(consent))),
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
    abroad: toForeignRecipientFacts([...consent.processors, ...consent.recipients]),
    term: lowerFirst(isOwnTerm ? term : typesetDocument(term)),
    refusal: typesetDocument(describeRefusalEffect(consent, preset, known)),
  };
}

/** How the subject is contacted, by the data that the form collects. */
function contactOf(types: readonly DataType[]): string | undefined {
  const [email, phone] = [types.includes("email"), types.includes("phone")];
  if (email && phone) return "Электронная почта или телефон";
  if (email) return "Электронная почта";
  return phone ? "Телефон" : undefined;
}

/** Whether the text itself mentions a representative. */
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

/** Subscribers and job applicants. */
const ofOthers: ConsentKey[] = ["newsletter", "recruitment", "unnamed"];

/** Children are mentioned when they use the site or their data are processed, but not in a subscriber's consent. */
const isOfMinors = ({ key, dataTypes, written }: Consent, known: KnownFacts): boolean =>
  key === "minors" ||
  (acceptsMinors(known) && !ofOthers.includes(key)) ||
  dataTypes.includes("children") ||
  ((written || key === "distribution" || key === "image") &&
    chosenDataTypes(known).includes("children"));

/** The full address of the page, as a consent to distribution must give it (приказ РКН № 18). */
function resourceOf(url: string): string {
  const scheme = /^http:\/\//i.test(url) ? "http://" : "https://";
  return scheme + toDisplayAddress(url);
}

const unique = (items: string[]) => [...new Set(items)];
