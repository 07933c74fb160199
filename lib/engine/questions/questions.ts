/** All questions of the document form, by their keys, in display order. */

import { agreementSection, rightsSection } from "@/lib/engine/questions/definitions/agreement";
import { applicationSection } from "@/lib/engine/questions/definitions/application";
import { dataSection } from "@/lib/engine/questions/definitions/data";
import { disclaimerSection } from "@/lib/engine/questions/definitions/disclaimer";
import { lengthSection } from "@/lib/engine/questions/definitions/length";
import { linksSection } from "@/lib/engine/questions/definitions/links";
import { ownerSection } from "@/lib/engine/questions/definitions/owner";
import { recommendationSection } from "@/lib/engine/questions/definitions/recommendation";
import { recordsSection } from "@/lib/engine/questions/definitions/records";
import { responsibleSection } from "@/lib/engine/questions/definitions/responsible";
import {
  consentSection,
  processingTableSection,
  retentionSection,
} from "@/lib/engine/questions/definitions/retention";
import { specialSection } from "@/lib/engine/questions/definitions/special";
import { dealSection } from "@/lib/engine/questions/definitions/trade/deal";
import { sellerSection } from "@/lib/engine/questions/definitions/trade/seller";
import { tradeSection } from "@/lib/engine/questions/definitions/trade/trade";
import { transferSection } from "@/lib/engine/questions/definitions/transfer";
import { websiteSection } from "@/lib/engine/questions/definitions/website/website";
import type {
  AskedDefinition,
  QuestionDefinition,
  Section,
} from "@/lib/engine/questions/vocabulary/definition";

/**
 * In display order; a document shows the sections that have a question for it. The disclaimer has none of its own: it
 * borrows all its questions.
 */
const definedSections = [
  ownerSection,
  websiteSection,
  tradeSection,
  sellerSection,
  dealSection,
  agreementSection,
  rightsSection,
  recommendationSection,
  dataSection,
  transferSection,
  recordsSection,
  applicationSection,
  retentionSection,
  processingTableSection,
  consentSection,
  responsibleSection,
  linksSection,
  lengthSection,
  specialSection,
  disclaimerSection,
] as const;

export const sections: readonly Section[] = definedSections;

/** The intersection of a union. */
type UnionToIntersection<Union> = (Union extends unknown ? (item: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type AllQuestions = UnionToIntersection<(typeof definedSections)[number]["questions"]>;
/** Flattens a type, so that compiler messages stay readable. */
export type Questions = { readonly [Key in keyof AllQuestions]: AllQuestions[Key] };

export const questions = Object.assign(
  {},
  ...definedSections.map((section) => section.questions),
) as Questions;

export type QuestionKey = keyof Questions;

/**
 * The keys whose definition has this value. Where code needs one question, a constant of this type stands for it: the
 * compiler finds its key in the definitions, which no page has to load for that.
 */
export type KeyWith<Property extends "role" | "kind" | "importColumn", Value> = {
  [Key in QuestionKey]: Questions[Key] extends { readonly [P in Property]: Value } ? Key : never;
}[QuestionKey];

/** Any of them; a reference to a question that is not there does not compile. */
export const definitionOf = (key: QuestionKey): QuestionDefinition<QuestionKey> => questions[key];

export const questionKeys = Object.keys(questions) as QuestionKey[];

/** Returns the questions that ask for the number of a counter. */
export const counterQuestions = () =>
  questionKeys.flatMap((key) => {
    const definition = definitionOf(key);
    return definition.kind === "counter" ? [{ ...definition, key }] : [];
  });

/** The label of a question on the screen; its key when no form asks it. */
export function labelOf(key: QuestionKey): string {
  const question = definitionOf(key);
  return "label" in question ? question.label : key;
}

/** Whether any form asks it. */
export const isAsked = <Key extends string>(
  definition: QuestionDefinition<Key>,
): definition is AskedDefinition<Key> => "askedFor" in definition;

/** The keys whose definition has this property. */
export function keysWith(
  property: "ofOwner" | "ofOneType" | "notAsked" | "pageOf" | "seen" | "importColumn",
): QuestionKey[] {
  return questionKeys.filter((key) => property in definitionOf(key));
}
