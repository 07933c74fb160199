import type { GivenPath, KnownFacts } from "@/lib/engine/facts/known/known";
import type { OwnerKind } from "@/lib/engine/facts/known/owner";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";

/** The answers as a rule reads them. */
export type LintedAnswers = {
  /** As the facts read them: no noise, «нет» is nothing. */
  known: KnownFacts;
  ownerKind: OwnerKind;
  /** The purposes of processing, those in the owner's words as `other`. */
  has: (purpose: KnownFacts["purposes.chosen"][number]) => boolean;
  collects: (data: KnownFacts["data.collected"][number]) => boolean;
};

/** One thing that a careful lawyer would ask about. */
export type LintRule = {
  /** What it is about: the question that gives this fact answers it. */
  about: GivenPath;
  /** Absent: every document whose form asks that question. */
  types?: readonly DocumentType[];
  /** What is wrong and what to do, or null. */
  find: (linted: LintedAnswers) => string | null;
};
