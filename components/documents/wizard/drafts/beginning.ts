import type { Draft, StoredDraft } from "@/components/documents/wizard/drafts/draft-storage";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { DocumentType } from "@/lib/engine/questions/options";

/** A document whose next edition is to be written, and the answers of the one before it. */
export type EditionStart = { documentId: string; edition: number; answers: DocumentAnswers };

/** The first state of the form. */
export type Beginning = {
  /** The type of step 2; null for step 1. */
  type: DocumentType | null;
  values: WizardValues;
  stored: StoredDraft | null;
  /** The values hold what the server does not have. */
  isAhead: boolean;
  /** The draft of this browser that the values come from. */
  kept: Draft | null;
};
