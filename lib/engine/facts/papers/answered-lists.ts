import { type FactRecord, texts, type Vocabulary } from "@/lib/engine/facts/vocabulary";

export const answeredListsVocabulary = {
  "paper.accessPosts": texts("должности, которым нужны персональные данные"),
  "paper.commission": texts("членов комиссии"),
} as const satisfies Vocabulary;

/** The answers of the papers that hold one thing a line, as lists. */
export function answeredLists(facts: FactRecord): FactRecord {
  return {
    "paper.accessPosts": linesOf(facts["extra.accessPosts"]),
    "paper.commission": linesOf(facts["extra.commission"]),
  };
}

/** Without the marks that a list gets by itself, and without a line said twice. */
function linesOf(answer: FactRecord[string]): string[] {
  if (typeof answer !== "string") return [];
  const lines = answer.split("\n").map((line) => line.replace(/^[\s•–—-]+|[\s.;,]+$/g, ""));
  return [...new Set(lines.filter((line) => line !== ""))];
}
