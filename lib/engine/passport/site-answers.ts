/** Answers of the documents of a site, from its passport. */
import { toAnswersOf } from "@/lib/engine/answers/answers-of-type";
import type { DocumentAnswers, DocumentAnswersInput } from "@/lib/engine/answers/schema";
import { forPurpose } from "@/lib/engine/answers/subject";
import {
  confirmedFacts,
  factValues,
  isFact,
  isUntouched,
  partsOfFacts,
  recordsOf,
  type SiteFacts,
  unconfirmedIn,
} from "@/lib/engine/passport/facts";
import { type AnswersByKey, isConditionMet } from "@/lib/engine/questions/conditions";
import { disclaimerQuestions } from "@/lib/engine/questions/definitions/disclaimer";
import { definitionOf, isAsked, type QuestionKey } from "@/lib/engine/questions/questions";
import type { ConsentPurpose, DocumentType } from "@/lib/engine/questions/vocabulary/options";

/** The answers of a new document, of confirmed facts; not parsed: what is missing for its type shows when it is. */
export function newDocumentAnswers(
  facts: SiteFacts,
  type: DocumentType,
  purpose: ConsentPurpose | undefined,
): DocumentAnswersInput {
  const answers = toAnswersOf(type, confirmedValues(facts) as Parameters<typeof toAnswersOf>[1]);
  return forPurpose(answers, purpose);
}

/**
 * The answers that a document of the site would be made of today: its own where they are its own, those of the passport
 * where its form asks for them or it has them all the same (a document of a package has answers that its form does
 * not ask). Not parsed.
 */
export function currentAnswers(facts: SiteFacts, own: DocumentAnswers): DocumentAnswersInput {
  const { type } = own;
  const itsOwn: AnswersByKey = own;
  const kept = Object.entries(itsOwn).filter(([key]) => !isFact(key) && !partsOfFacts.has(key));
  const known = confirmedValues(facts);
  const all = { ...Object.fromEntries(kept), ...known, type };
  const concerns = (key: string) =>
    !isUntouched(key, itsOwn[key]) || isAskedBy(type, key as QuestionKey, all);
  const taken = Object.entries(known).filter(([key]) => concerns(key));
  const answers = { ...Object.fromEntries(kept), ...Object.fromEntries(taken), type };
  return toAnswersOf(type, answers as Parameters<typeof toAnswersOf>[1]);
}

/**
 * What a new document of this type would say if it were confirmed: facts that were seen on the site and that nobody has
 * looked at yet.
 */
export function unconfirmedOf(facts: SiteFacts, type: DocumentType): QuestionKey[] {
  const all = { ...factValues(facts), type };
  return unconfirmedIn(facts).filter((key) => isAskedBy(type, key, all));
}

const confirmedValues = (facts: SiteFacts) => factValues(confirmedFacts(facts));

/** Whether the form of this type asks the question, given these answers. */
export function isAskedBy(type: DocumentType, key: QuestionKey, answers: AnswersByKey): boolean {
  if (type === "socialDisclaimer") return Object.hasOwn(disclaimerQuestions, key);
  const records = recordsOf(key);
  if (records !== null) return isAskedBy(type, records, answers);
  const question = definitionOf(key);
  if (!isAsked(question) || !question.askedFor.includes(type)) return false;
  const { shownWhen } = question;
  return shownWhen === undefined || [shownWhen].flat().some((one) => isConditionMet(one, answers));
}
