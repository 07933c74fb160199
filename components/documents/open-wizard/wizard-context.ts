"use client";

import { createContext, useContext } from "react";
import type { WizardHistory } from "@/components/documents/open-wizard/wizard-history";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { DocumentType, Industry } from "@/lib/engine/questions/vocabulary/options";
import type { CreatedDocument, DocumentSummary } from "@/lib/features/documents/responses";
import type { Shared } from "@/lib/platform/auth/shared";

type CompletedDocument = Extract<DocumentSummary, { status: "completed" }>;

/** A document whose next edition is to be written, and the answers of the one before it. */
export type EditionStart = { documentId: string; edition: number; answers: DocumentAnswers };

/** What is known of a site: answers to put into the form of a new document. */
export type KnownAnswers = Readonly<Record<string, unknown>>;

/** What a check read on a site or in a text: it fills what nobody has answered yet, and the form says so. */
export type SeenAnswers = { answers: KnownAnswers; from: "site" | "text" | "table" | "both" };

/** With what the wizard is opened. */
export type WizardRequest = {
  /** The type to begin step 2 with; null begins at step 1. */
  type: DocumentType | null;
  industry?: Industry | undefined;
  /** The industry template to begin with. */
  templateId?: string | undefined;
  /** What is not to be asked again. */
  known?: KnownAnswers | undefined;
  /** What a check saw: to be looked through by the owner. */
  seen?: SeenAnswers | undefined;
  /** Of a site of somebody else: a member makes the document for its owner, by the owner's plan. */
  shared?: Shared | undefined;
  /** A draft on the server to go on with. */
  draftId?: string | undefined;
  /** A document to write the next edition of. */
  edition?: EditionStart | undefined;
  /** A document that was just made: its result is shown, or the form of its next edition leads back there. */
  result?: CreatedDocument | undefined;
  /** The question that the form opens at, or the nearest one that is shown. */
  field?: string | undefined;
  onClose?: (() => void) | undefined;
};

/** The form of the next edition of a document, for its owner where that is somebody else. */
export const editionOf = ({
  id,
  edition,
  formData,
  shared,
}: Pick<CompletedDocument, "id" | "edition" | "formData" | "shared">): Partial<WizardRequest> => ({
  edition: { documentId: id, edition, answers: formData },
  shared,
});

/** The form of the next edition of what was just made; null of what is no document yet. */
export function nextEdition(result: CreatedDocument): Partial<WizardRequest> | null {
  const { document } = result;
  if (document.status === "draft") return null;
  return { ...editionOf(document), result };
}

/** Closes the wizard; resolves when the entry of the page below is shown again: only then may another page open. */
export type CloseWizard = () => Promise<void>;

type Wizard = {
  /**
   * `open({ type })` begins a document of a type, `open({ draftId })` goes on with a draft,
   * `open({ edition: { documentId, edition, answers } })` writes the edition after `edition`; with a `result`, Back
   * leads there.
   */
  open: (request?: Partial<WizardRequest>) => void;
  /** Fetches the wizard's code ahead of a likely press. */
  prepare: () => void;
  isOpen: boolean;
  /** For the wizard itself: each of its steps is an entry in the history of the tab. */
  history: WizardHistory;
};

/** Apart from its provider, so that parts of the wizard can open another wizard. */
export const WizardContext = createContext<Wizard | null>(null);

/**
 * How any page opens the wizard.
 * @throws Error outside a `WizardProvider`
 */
export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error("useWizard needs a WizardProvider above it");
  return wizard;
}
