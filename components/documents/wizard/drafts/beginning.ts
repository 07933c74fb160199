import type { Draft, StoredDraft } from "@/components/documents/wizard/drafts/draft-storage";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { DocumentType, Industry } from "@/lib/engine/questions/options";

/** A document whose next edition is to be written, and the answers of the one before it. */
export type EditionStart = { documentId: string; edition: number; answers: DocumentAnswers };

/** With what the wizard opens. */
export type WizardStart = {
  /** The type to begin step 2 with; null begins at step 1. */
  type: DocumentType | null;
  industry?: Industry | undefined;
  /** The industry template to begin with; an unknown one is ignored. */
  templateId?: string | undefined;
  /** A draft on the server to go on with. */
  draft?: { stored: StoredDraft; values: WizardValues } | undefined;
  edition?: EditionStart | undefined;
};

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
