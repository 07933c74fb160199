import type { KnownFacts } from "@/lib/engine/facts/known";

/** Pages besides the site on which the owner publishes others, one a line of the answer. */
export const publishedPages = (known: KnownFacts): string[] =>
  known["publishing.own"]
    ? (known["publishing.where"] ?? "").split("\n").flatMap((line) => line.trim() || [])
    : [];
