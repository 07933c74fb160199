/** The consents of an owner as a list for the site. */

import type { Consent, ConsentKey } from "@/lib/engine/facts/consents/consent";
import { consentsOf } from "@/lib/engine/facts/consents/consent-purposes";
import { formatPurpose } from "@/lib/engine/facts/consents/consent-texts";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { type KnownFacts, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { consentPresets } from "@/lib/engine/presets/consents";
import {
  type ConsentPurpose,
  consentPurposes,
  type DataType,
  type ProcessingPurpose,
  processingPurposes,
} from "@/lib/engine/questions/vocabulary/options";

/** A consent that the site has to ask for. */
export type ConsentRequest = {
  key: ConsentKey;
  /** The label to choose it by. */
  label: string;
  /** The purpose inside a sentence, as in the document; null when the owner has not named it. */
  purpose: string | null;
  /** Written form: signed on paper or electronically, never by a ticked box (152-ФЗ ст. 9 ч. 4). */
  written: boolean;
  /** True when the form for this purpose cannot be sent without it. */
  formNeedsIt: boolean;
  /** The entrusted purposes; each has a box of its own. */
  parts: { key: string; purpose: string }[];
};

/**
 * Returns the consents that this owner needs, in the order of the document; empty when every purpose rests on a
 * contract, a law or an interest. Takes parsed answers or a form that is still being filled in.
 */
export function listConsentRequests(draft: AnswersDraft): ConsentRequest[] {
  const known = toKnownFacts(draft);
  return consentsOf(known).map((consent) => toConsentRequest(consent, known));
}

/**
 * Returns the consent for one purpose, even when the answers do not require it.
 * @returns null for a purpose that needs no consent
 */
export function findConsentRequest(
  draft: AnswersDraft,
  key: ConsentPurpose,
): ConsentRequest | null {
  const known = toKnownFacts(draft);
  const consent = findConsentFor(known, key);
  return consent ? toConsentRequest(consent, known) : null;
}

function toConsentRequest(consent: Consent, known: KnownFacts): ConsentRequest {
  const { key, written, voluntary } = consent;
  const purpose = consent.purpose === null ? null : formatPurpose(consent.purpose, known);
  const preset = consentPresets[presetKeyOf(key)];
  const label = key === "unnamed" ? "Цель ещё не названа" : consentPurposes[key];
  return {
    key,
    label: key === "other" && purpose !== null ? purpose : label,
    purpose,
    written,
    formNeedsIt: preset.formNeedsIt && !voluntary && !written,
    parts: consent.served.map((item) => ({
      key: item.key,
      purpose: formatPurpose(item.purpose, known),
    })),
  };
}

/** Finds the consent for a purpose; undefined when it needs none. */
export function findConsentFor(known: KnownFacts, purpose: ConsentPurpose): Consent | undefined {
  const isChosen = ({ key }: Consent) => key === purpose;
  return consentsOf(known).find(isChosen) ?? consentsOf(withPurpose(known, purpose)).find(isChosen);
}

/** A request for a consent to a purpose implies the purpose, ticked or not. */
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
  // A clinic needs this consent when appointments are made through the site.
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

/** The key of its preset. */
export const presetKeyOf = (key: ConsentKey): ConsentPurpose => (key === "unnamed" ? "other" : key);
