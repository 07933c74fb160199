/** All questions of the document form, by their keys, in display order. */

import { agreement, rights } from "@/lib/engine/questions/definitions/agreement";
import { application } from "@/lib/engine/questions/definitions/application";
import { data } from "@/lib/engine/questions/definitions/data";
import { disclaimer } from "@/lib/engine/questions/definitions/disclaimer";
import { length } from "@/lib/engine/questions/definitions/length";
import { links } from "@/lib/engine/questions/definitions/links";
import { owner } from "@/lib/engine/questions/definitions/owner";
import { recommendation } from "@/lib/engine/questions/definitions/recommendation";
import { records } from "@/lib/engine/questions/definitions/records";
import { responsible } from "@/lib/engine/questions/definitions/responsible";
import { consent, processingTable, retention } from "@/lib/engine/questions/definitions/retention";
import { special } from "@/lib/engine/questions/definitions/special";
import { deal } from "@/lib/engine/questions/definitions/trade/deal";
import { seller } from "@/lib/engine/questions/definitions/trade/seller";
import { trade } from "@/lib/engine/questions/definitions/trade/trade";
import { transfer } from "@/lib/engine/questions/definitions/transfer";
import { website } from "@/lib/engine/questions/definitions/website/website";
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
  owner,
  website,
  trade,
  seller,
  deal,
  agreement,
  rights,
  recommendation,
  data,
  transfer,
  records,
  application,
  retention,
  processingTable,
  consent,
  responsible,
  links,
  length,
  special,
  disclaimer,
] as const;

export const sections: readonly Section[] = definedSections;

/** The intersection of a union. */
type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
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
