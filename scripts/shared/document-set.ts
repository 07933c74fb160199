/** The documents that a package makes from an owner's answers, and their lengths. */
import { writeOne } from "@/content/documents/check/write-all";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { FormDocumentType } from "@/lib/engine/questions/vocabulary/options";
import { documentsForOwner } from "@/lib/features/documents/package/documents-for-owner";
import { countWords } from "@/lib/russian/count-words";

export type WrittenDocument = { type: FormDocumentType; isRequired: boolean; text: string };

/** Everything except the disclaimer, which has a form of its own. */
export function writeSet(answers: object): WrittenDocument[] {
  return documentsForOwner(answers as AnswersDraft).flatMap(
    ({ type, consentPurpose, isRequired }) =>
      type === "socialDisclaimer"
        ? []
        : [{ type, isRequired, text: writeOne(type, { ...answers, consentPurpose }) }],
  );
}

export const countAll = (documents: readonly WrittenDocument[]): number =>
  documents.reduce((sum, { text }) => sum + countWords(text), 0);
