import { findLongestAnswers } from "@/bench/documents/longest-answers";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { writeText } from "@/lib/engine/writers/text";
import { shippedSource } from "@/lib/platform/content/templates";

/** A type's template as a function, and the answers that give its longest document. */
export async function openDocumentType(type: DocumentType) {
  const source = await shippedSource(type);
  const make = (answers: DocumentAnswers, mode: "preview" | "final"): DocumentTree =>
    writeDocument(source, answers, { date: "2026-11-21", edition: 1, mode }).tree;
  const answers = findLongestAnswers(type, (tried) => writeText(make(tried, "preview")).length);
  return { type, answers, make };
}
