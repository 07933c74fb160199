import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { CreatedDocument } from "@/lib/features/documents/responses";

/*
 * The wizard as a machine (docs/specification/wizard.md#steps): choose → fill → check → create → done. A document
 * can be made from «fill» too; a failure leads back there. A sign-in and a draft that another window has changed
 * are overlays: the stage below stays as it is.
 */

/** What step 1 decides: a type, and the industry template of it or `null` for the ordinary one. */
export type DocumentChoice = { type: DocumentType; templateId: string | null };

/** Why there is no document, in words, and what helps. */
export type CreationFailure = {
  title: string;
  text: string;
  /** What is true beside it, where `text` is a sentence of the contract that says less. */
  truth?: string;
  leadsToPremium: boolean;
  needsConfirmation: boolean;
};

export type Stage =
  | { name: "choose"; error: string | null }
  /** On a phone the document may be shown in place of the questions. */
  | { name: "fill"; showsDocument: boolean; failure: CreationFailure | null }
  | { name: "check"; showsDocument: boolean; answers: DocumentAnswers }
  | { name: "create" }
  | { name: "done"; created: CreatedDocument };

/** What a sign-in is asked for: to go on saving (null), or to make the document of these answers. */
export type SignInRequest = { answers: DocumentAnswers | null; isSessionEnded: boolean };

export type WizardState = {
  stage: Stage;
  /** What is ticked in step 1. */
  choice: DocumentChoice | null;
  signIn: SignInRequest | null;
  hasConflict: boolean;
};

export type WizardEvent =
  | { type: "chosen"; choice: DocumentChoice }
  /** «Далее» without a choice. */
  | { type: "choiceMissed" }
  | { type: "begun" }
  | { type: "choiceReopened"; choice: DocumentChoice }
  | { type: "documentShown"; shows: boolean }
  | { type: "checked"; answers: DocumentAnswers }
  | { type: "formReopened"; showsDocument: boolean }
  | { type: "creationBegun" }
  | { type: "created"; created: CreatedDocument }
  /** Without a failure to show: the fields say it, or a sign-in is asked for. */
  | { type: "creationFailed"; failure: CreationFailure | null }
  | { type: "restarted" }
  | ({ type: "signInAsked" } & SignInRequest)
  | { type: "signInClosed" }
  | { type: "conflictFound" }
  | { type: "conflictSettled" };

const filling: Extract<Stage, { name: "fill" }> = {
  name: "fill",
  showsDocument: false,
  failure: null,
};

type Opening = { isTypeKnown: boolean; created?: CreatedDocument | undefined };

/** The first state: at what was made, among the questions where a type is known, else at the choice of one. */
export function openWizard({ isTypeKnown, created }: Opening): WizardState {
  return {
    stage: created
      ? { name: "done", created }
      : isTypeKnown
        ? filling
        : { name: "choose", error: null },
    choice: null,
    signIn: null,
    hasConflict: false,
  };
}

/** The next state. An event that means nothing in this state changes nothing. */
export function wizardReducer(state: WizardState, event: WizardEvent): WizardState {
  const { stage } = state;
  const isFormOpen = stage.name === "fill" || stage.name === "check";
  switch (event.type) {
    case "chosen":
      if (stage.name !== "choose") return state;
      return { ...state, stage: { name: "choose", error: null }, choice: event.choice };
    case "choiceMissed":
      if (stage.name !== "choose") return state;
      return { ...state, stage: { name: "choose", error: "Выберите тип документа" } };
    case "begun":
      return stage.name === "choose" ? { ...state, stage: filling } : state;
    case "choiceReopened":
      if (!isFormOpen) return state;
      return { ...state, stage: { name: "choose", error: null }, choice: event.choice };
    case "documentShown":
      return isFormOpen ? { ...state, stage: { ...stage, showsDocument: event.shows } } : state;
    case "checked":
      if (!isFormOpen) return state;
      return { ...state, stage: { name: "check", showsDocument: false, answers: event.answers } };
    case "formReopened": {
      if (!isFormOpen) return state;
      const failure = stage.name === "fill" ? stage.failure : null;
      return { ...state, stage: { name: "fill", showsDocument: event.showsDocument, failure } };
    }
    case "creationBegun":
      return isFormOpen ? { ...state, stage: { name: "create" } } : state;
    case "created":
      if (stage.name !== "create") return state;
      return { ...state, stage: { name: "done", created: event.created } };
    case "creationFailed":
      if (stage.name !== "create") return state;
      return { ...state, stage: { ...filling, failure: event.failure } };
    case "restarted":
      return stage.name === "done" ? openWizard({ isTypeKnown: false }) : state;
    case "signInAsked": {
      const { answers, isSessionEnded } = event;
      return isFormOpen ? { ...state, signIn: { answers, isSessionEnded } } : state;
    }
    case "signInClosed":
      return state.signIn ? { ...state, signIn: null } : state;
    case "conflictFound":
      return isFormOpen ? { ...state, hasConflict: true } : state;
    case "conflictSettled":
      return state.hasConflict ? { ...state, hasConflict: false } : state;
  }
}

/** The number of the step that a stage belongs to. */
export function stepOf({ name }: Stage): 1 | 2 | 3 {
  if (name === "choose") return 1;
  return name === "fill" || name === "check" ? 2 : 3;
}
