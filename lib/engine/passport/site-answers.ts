/** The answers for documents of a site, from its passport. */
import { toAnswersForType } from "@/lib/engine/answers/answers-for-type";
import { withConsentPurpose } from "@/lib/engine/answers/identifying-answers";
import type { DocumentAnswers, DocumentAnswersInput } from "@/lib/engine/answers/schema";
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

/** Returns the answers for a new document, from confirmed facts. Not parsed: missing answers show when they are. */
export function newDocumentAnswers(
  facts: SiteFacts,
  type: DocumentType,
  purpose: ConsentPurpose | undefined,
): DocumentAnswersInput {
  const answers = toAnswersForType(
    type,
    confirmedValues(facts) as Parameters<typeof toAnswersForType>[1],
  );
  return withConsentPurpose(answers, purpose);
}

/**
 * Returns the answers with which a document of the site would be made today: its own answers for document-specific
 * questions, otherwise those of the passport that its form asks for or that it already has (a document of a package has
 * answers that its form does not ask). Not parsed.
 */
export function currentAnswers(
  facts: SiteFacts,
  documentAnswers: DocumentAnswers,
): DocumentAnswersInput {
  const { type } = documentAnswers;
  const itsOwn: AnswersByKey = documentAnswers;
  const ownEntries = Object.entries(itsOwn).filter(
    ([key]) => !isFact(key) && !partsOfFacts.has(key),
  );
  const known = confirmedValues(facts);
  const all = { ...Object.fromEntries(ownEntries), ...known, type };
  const concerns = (key: string) =>
    !isUntouched(key, itsOwn[key]) || isAskedBy(type, key as QuestionKey, all);
  const passportEntries = Object.entries(known).filter(([key]) => concerns(key));
  const answers = {
    ...Object.fromEntries(ownEntries),
    ...Object.fromEntries(passportEntries),
    type,
  };
  return toAnswersForType(type, answers as Parameters<typeof toAnswersForType>[1]);
}

/** Returns the unconfirmed facts that a new document of this type would use if they were confirmed. */
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
  return (
    shownWhen === undefined || [shownWhen].flat().some((item) => isConditionMet(item, answers))
  );
}
