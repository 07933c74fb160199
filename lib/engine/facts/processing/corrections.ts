/** The owner's corrections of the processing table, as far as the law allows them. */
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import {
  chosenDataTypes,
  namesBiometrics,
  namesHealth,
  namesOtherSpecial,
} from "@/lib/engine/facts/processing/chosen-data";
import { revealsHealth } from "@/lib/engine/facts/processing/order-health";
import type { TermAnswers } from "@/lib/engine/facts/processing/retention";
import { type CorrectedPart, correctionRules } from "@/lib/engine/presets/corrections";
import type { GroundKey, RowKey } from "@/lib/engine/presets/processing";
import type { PurposePreset } from "@/lib/engine/presets/purposes";
import type { CorrectableGround, DataType } from "@/lib/engine/questions/vocabulary/options";

type Correction = KnownFacts["purposes.corrected"][number];

const ruleOf = (key: RowKey) => (key === "unassigned" ? undefined : correctionRules[key]);

/** Whether a part of a row may be corrected. */
export function isCorrectable(key: RowKey, part: CorrectedPart, known: KnownFacts): boolean {
  const rule = ruleOf(key);
  if (!rule || rule.fixed?.includes(part)) return false;
  return part !== "ground" || allowedGrounds(key, known).length > 0;
}

/** The grounds that the law allows for a purpose; an appointment with a doctor reveals health data. */
export const allowedGrounds = (key: RowKey, known: KnownFacts): readonly CorrectableGround[] =>
  revealsHealth(key, known) ? [] : (ruleOf(key)?.grounds ?? []);

const ofSpecialCategory: Partial<Record<DataType, RowKey>> = {
  health: "health",
  biometric: "biometric",
};

/** Special categories stay with their ground, whatever is ticked, as do special categories in the owner's own words. */
export const isMovable = (type: DataType, known: KnownFacts): boolean =>
  type === "other"
    ? !(namesHealth(known) || namesBiometrics(known) || namesOtherSpecial(known))
    : !(type in ofSpecialCategory);

/** Whether a type of data may be moved into a purpose or out of it. */
export const allowedData = (key: RowKey, known: KnownFacts): DataType[] =>
  key === "unassigned" ? [] : chosenDataTypes(known).filter((type) => isMovable(type, known));

const correctionOf = (key: RowKey, known: KnownFacts): Correction | undefined =>
  known["purposes.corrected"].findLast(({ purpose }) => purpose === key);

/** The data that the owner chose for a purpose; undefined without a correction. */
export function correctedData(key: RowKey, known: KnownFacts): DataType[] | undefined {
  const correction = correctionOf(key, known)?.data ?? [];
  if (correction.length === 0 || !isCorrectable(key, "data", known)) return undefined;
  const data = allowedData(key, known).filter((type) => correction.includes(type));
  if (data.length === 0) return undefined;
  return [...data, ...chosenDataTypes(known).filter((type) => ofSpecialCategory[type] === key)];
}

export function correctedSubjects(key: RowKey, known: KnownFacts): string | undefined {
  return isCorrectable(key, "subjects", known) ? correctionOf(key, known)?.subjects : undefined;
}

/** An account rests on the agreement with the site, which is a contract too. */
export function correctedGround(key: RowKey, known: KnownFacts): GroundKey | undefined {
  const correction = correctionOf(key, known)?.ground;
  if (correction === undefined || !allowedGrounds(key, known).includes(correction))
    return undefined;
  if (correction === "consent" && key === "newsletter") return "marketingConsent";
  return correction === "contract" && key === "registration" ? "agreement" : correction;
}

/** The answers that decide the term of this purpose. */
export function withTermOf(key: RowKey, known: KnownFacts): TermAnswers {
  const { term } = isCorrectable(key, "term", known) ? (correctionOf(key, known) ?? {}) : {};
  if (term === undefined || term === "own") {
    // The periods for claims and contracts are too long for statistics (152-ФЗ ст. 5 ч. 7), unless the owner sets one
    // for it.
    const isTooLong =
      key === "analytics" &&
      term === undefined &&
      !known["retention.custom"] &&
      ["3-years", "5-years"].includes(known["retention.period"]);
    return isTooLong
      ? { "retention.period": "until-consent-withdrawal", "retention.custom": undefined }
      : known;
  }
  return { "retention.period": term, "retention.custom": undefined };
}

/** The preset of a purpose with the owner's data and term. */
export function withCorrections(
  key: RowKey,
  preset: PurposePreset,
  known: KnownFacts,
): PurposePreset {
  const data = correctedData(key, known);
  const { term, ownTerm } = isCorrectable(key, "term", known)
    ? (correctionOf(key, known) ?? {})
    : {};
  const withData = data ? { ...preset, data } : preset;
  if (term === undefined || (term === "own" && ownTerm === undefined)) return withData;
  return { ...withData, term: term === "own" ? ownTerm : undefined };
}
