/** All questions of the document form, by their keys, in the order of the screen. */

import type {
  AskedDefinition,
  QuestionDefinition,
  Section,
} from "@/lib/engine/questions/definition";
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

/** In the order of the screen; a document shows those that have a question for it. */
export const sections: readonly Section[] = [
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
];

export const questions = {
  ...owner.questions,
  ...website.questions,
  ...trade.questions,
  ...seller.questions,
  ...deal.questions,
  ...agreement.questions,
  ...rights.questions,
  ...recommendation.questions,
  ...data.questions,
  ...transfer.questions,
  ...records.questions,
  ...application.questions,
  ...retention.questions,
  ...processingTable.questions,
  ...consent.questions,
  ...responsible.questions,
  ...links.questions,
  ...length.questions,
  ...special.questions,
} as const;

export type Questions = typeof questions;
export type QuestionKey = keyof Questions;

/** Any of them; a reference to a question that is not there does not compile. */
export const definitionOf = (key: QuestionKey): QuestionDefinition<QuestionKey> => questions[key];

export const questionKeys = Object.keys(questions) as QuestionKey[];

/** What a question is called on the screen; its key where no form asks it. */
export function labelOf(key: QuestionKey): string {
  const question = definitionOf(key);
  return "label" in question ? question.label : key;
}

/** Whether a form asks it. */
export const isAsked = <Key extends string>(
  definition: QuestionDefinition<Key>,
): definition is AskedDefinition<Key> => "askedFor" in definition;

/** The keys whose definition has this property. */
export function keysWith(
  property: "ofOwner" | "ofOneType" | "notAsked" | "pageOf" | "seen",
): QuestionKey[] {
  return questionKeys.filter((key) => property in definitionOf(key));
}
