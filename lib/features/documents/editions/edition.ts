import "server-only";

import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { listBlanks } from "@/lib/engine/tree/walk";
import { writeText } from "@/lib/engine/writers/text";
import type { DocumentDetails } from "@/lib/features/documents/record/responses";
import {
  type DocumentRow,
  type EditionRow,
  toEditionSummary,
  toSummary,
} from "@/lib/features/documents/record/summaries";

/** A finished text with the answers that it was made from, before it is stored. */
export type Edition = {
  number: number;
  answers: DocumentAnswers;
  tree: DocumentTree;
  text: string;
  blanks: string[];
};

/** The edition of an assembled tree. */
export function toEdition(tree: DocumentTree, answers: DocumentAnswers, number: number): Edition {
  return { number, answers, tree, text: writeText(tree), blanks: listBlanks(tree) };
}

/** A document as the client reads it right after `edition` was stored as its newest. */
export function toDocumentDetails(
  row: DocumentRow,
  edition: Edition,
  stored: EditionRow,
): DocumentDetails {
  return {
    ...toSummary(row),
    generatedContent: edition.text,
    blanks: edition.blanks,
    shownEdition: toEditionSummary(stored),
  };
}
