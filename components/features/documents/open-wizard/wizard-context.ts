"use client";

import { createContext, useContext } from "react";
import type { WizardHistory } from "@/components/features/documents/open-wizard/wizard-history";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { DocumentType, Industry } from "@/lib/engine/questions/vocabulary/options";
import type { CreatedDocument, DocumentSummary } from "@/lib/features/documents/record/responses";
import type { SiteAccess } from "@/lib/platform/auth/site-access";

type CompletedDocument = Extract<DocumentSummary, { status: "completed" }>;

/** A document that gets a new edition, with the answers of its previous one. */
export type EditionStart = { documentId: string; edition: number; answers: DocumentAnswers };

/** Facts of a site: answers to fill into the form of a new document. */
export type KnownAnswers = Readonly<Record<string, unknown>>;

/** What a check read on a site or in a text: it fills unanswered questions only, and the form says so. */
export type SeenAnswers = { answers: KnownAnswers; from: "site" | "text" | "table" | "both" };

/** Options for opening the wizard. */
export type WizardRequest = {
  /** The type to start step 2 with; null starts at step 1. */
  type: DocumentType | null;
  industry?: Industry | undefined;
  /** The industry template to start with. */
  templateId?: string | undefined;
  /** Known answers that need not be asked again. */
  known?: KnownAnswers | undefined;
  /** Answers from a check, for the owner to review. */
  seen?: SeenAnswers | undefined;
  /** A site of another user: a member makes the document for its owner, on the owner's plan. */
  shared?: SiteAccess | undefined;
  /** A draft on the server to continue. */
  draftId?: string | undefined;
  /** A document to write the next edition of. */
  edition?: EditionStart | undefined;
  /**
   * A document that was just made: shows its result, or the form of its next edition, which leads back to the result.
   */
  result?: CreatedDocument | undefined;
  /** The question to open the form at, or the nearest one that is shown. */
  field?: string | undefined;
  onClose?: (() => void) | undefined;
};

/** The form of a document's next edition, for its owner if that is another user. */
export const editionOf = ({
  id,
  edition,
  formData,
  shared,
}: Pick<CompletedDocument, "id" | "edition" | "formData" | "shared">): Partial<WizardRequest> => ({
  edition: { documentId: id, edition, answers: formData },
  shared,
});

/** The form of the next edition of a document just made; null if no document was made yet. */
export function nextEdition(result: CreatedDocument): Partial<WizardRequest> | null {
  const { document } = result;
  if (document.status === "draft") return null;
  return { ...editionOf(document), result };
}

/**
 * Closes the wizard; resolves when the history entry of the page below is current again: only then may another page
 * open.
 */
export type CloseWizard = () => Promise<void>;

type Wizard = {
  /**
   * `open({ type })` starts a document of a type, `open({ draftId })` continues a draft, `open({ edition: { documentId,
   * edition, answers } })` writes the edition after `edition`; with a `result`, Back returns there.
   */
  open: (request?: Partial<WizardRequest>) => void;
  /** Preloads the wizard's code ahead of a likely click. */
  prepare: () => void;
  isOpen: boolean;
  /** For the wizard itself: each of its steps is an entry in the browser history. */
  history: WizardHistory;
};

/** Separate from its provider, so that parts of the wizard can open another wizard. */
export const WizardContext = createContext<Wizard | null>(null);

/**
 * Returns the functions that open and close the wizard.
 * @throws Error outside a `WizardProvider`
 */
export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error("useWizard needs a WizardProvider above it");
  return wizard;
}
