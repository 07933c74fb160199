import type { KnownFactPath, KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { OwnerKind } from "@/lib/engine/facts/known/owner";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";

/** The answers as rules read them. */
export type LintedAnswers = {
  /** The known facts: normalised, and «нет» is no answer. */
  known: KnownFacts;
  ownerKind: OwnerKind;
  /** Whether a purpose is chosen; those in the owner's words are `other`. */
  has: (purpose: KnownFacts["purposes.chosen"][number]) => boolean;
  collects: (data: KnownFacts["data.collected"][number]) => boolean;
};

/** One thing that a careful lawyer would ask about. */
export type LintRule = {
  /** The fact whose question the finding is shown at. */
  about: KnownFactPath;
  /** Absent: applies to every document whose form asks that question. */
  types?: readonly DocumentType[];
  /** Returns what is wrong and what to do, or null. */
  find: (linted: LintedAnswers) => string | null;
};
