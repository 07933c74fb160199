/** The posts whose work needs personal data, one a line of the answer. */
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { textsFact } from "@/lib/engine/facts/known/vocabulary";

export const accessPostsVocabulary = {
  "paper.accessPosts": textsFact("должности, которым нужны персональные данные"),
} as const satisfies Vocabulary;

/** Without list punctuation and duplicates. */
export function accessPostsFacts(facts: FactRecord): FactRecord {
  const answer = facts["extra.accessPosts"];
  const lines = typeof answer === "string" ? answer.split("\n") : [];
  const posts = lines.map((line) => line.replace(/^[\s•–—-]+|[\s.;,]+$/g, ""));
  return { "paper.accessPosts": [...new Set(posts.filter((post) => post !== ""))] };
}
