import type { DocumentType } from "@/lib/engine/answers/options";
import type { FormAnswers } from "@/lib/engine/answers/schema";
import type { KnownAnswers } from "@/lib/engine/facts/draft";
import type { OwnerKind } from "@/lib/engine/facts/owner";

/** The answers as a rule reads them. */
export type LintedAnswers = {
  /** What was typed, with the schema's defaults. */
  answers: FormAnswers;
  /** The same as the facts read it: no noise, «нет» is nothing. */
  known: KnownAnswers;
  ownerKind: OwnerKind;
  /** The purposes of processing, those in the owner's words as `other`. */
  has: (purpose: FormAnswers["processingPurposes"][number]) => boolean;
  collects: (data: FormAnswers["dataTypesCollected"][number]) => boolean;
};

/** One thing that a careful lawyer would ask about. */
export type LintRule = {
  /** The question that answers it. */
  field: keyof FormAnswers;
  /** Absent: whatever is being written. */
  types?: readonly DocumentType[];
  /** What is wrong and what to do, or null. */
  find: (linted: LintedAnswers) => string | null;
};
