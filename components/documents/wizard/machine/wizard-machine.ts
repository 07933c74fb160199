import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { CreatedDocument, DocumentSummary } from "@/lib/features/documents/record/responses";

/*
 * The wizard as a state machine (docs/specification/wizard.md#steps): choose → fill → check → create → done. A document
 * can be made from «fill» too; a failure leads back there. A question that must be settled first is an overlay: the
 * stage below stays as it is. At most one is open.
 */

/** The choice of step 1: a type, and its industry template or `null` for the ordinary one. */
export type DocumentChoice = { type: DocumentType; templateId: string | null };

/** Why there is no document, as text, with an action that helps. */
export type CreationFailure = {
  title: string;
  text: string;
  /** An accurate addition, if `text` is a contract sentence that says less. */
  clarification?: string;
  leadsToPremium: boolean;
  needsConfirmation: boolean;
};

export type Stage =
  | { name: "choose"; error: string | null }
  /** On a phone the document may replace the questions. */
  | { name: "fill"; showsDocument: boolean; failure: CreationFailure | null }
  | { name: "check"; showsDocument: boolean; answers: DocumentAnswers }
  | { name: "create" }
  | { name: "done"; created: CreatedDocument };

/** Why a sign-in is needed: to continue saving (null), or to make the document of these answers. */
export type SignInRequest = { answers: DocumentAnswers | null; isSessionEnded: boolean };

/** What would be erased: the answers in the form, or a draft on the server. */
export type ErasureTarget = "form" | DocumentSummary;

export type Overlay =
  | ({ name: "signIn" } & SignInRequest)
  /** Another window has changed the draft. Nothing is saved until one version is chosen. */
  | { name: "conflict" }
  /** A new edition would repeat the previous one. */
  | { name: "unchanged"; answers: DocumentAnswers }
  | { name: "erasing"; target: ErasureTarget };

export type WizardState = {
  stage: Stage;
  /** The selection in step 1. */
  choice: DocumentChoice | null;
  overlay: Overlay | null;
};

export type WizardEvent =
  | { type: "chosen"; choice: DocumentChoice }
  /** «Далее» without a choice. */
  | { type: "choiceMissed" }
  | { type: "formStarted" }
  | { type: "choiceReopened"; choice: DocumentChoice }
  | { type: "documentShown"; shows: boolean }
  | { type: "checked"; answers: DocumentAnswers }
  | { type: "formReopened"; showsDocument: boolean }
  | { type: "creationStarted" }
  | { type: "created"; created: CreatedDocument }
  /** Null when no message is needed: the fields show the failure, or a sign-in is needed. */
  | { type: "creationFailed"; failure: CreationFailure | null }
  | { type: "restarted" }
  | ({ type: "signInAsked" } & SignInRequest)
  | { type: "signInClosed" }
  | { type: "conflictFound" }
  | { type: "conflictSettled" }
  | { type: "unchangedFound"; answers: DocumentAnswers }
  | { type: "unchangedClosed" }
  | { type: "erasingAsked"; target: ErasureTarget }
  | { type: "erasingClosed" };

const filling: Extract<Stage, { name: "fill" }> = {
  name: "fill",
  showsDocument: false,
  failure: null,
};

type Opening = { isTypeKnown: boolean; created?: CreatedDocument | undefined };

/** The initial state: the result if given, the questions if a type is known, otherwise the choice of a type. */
export function openWizard({ isTypeKnown, created }: Opening): WizardState {
  return {
    stage: created
      ? { name: "done", created }
      : isTypeKnown
        ? filling
        : { name: "choose", error: null },
    choice: null,
    overlay: null,
  };
}

/** The stages that an overlay may lie over: it closes when another one comes below it. */
const stagesBelow: Record<Overlay["name"], readonly Stage["name"][]> = {
  signIn: ["fill", "check"],
  conflict: ["choose", "fill", "check"],
  unchanged: ["fill", "check"],
  erasing: ["choose", "fill"],
};

/** The next state. An event that is not allowed in this state changes nothing. */
export function wizardReducer(state: WizardState, event: WizardEvent): WizardState {
  const next = nextState(state, event);
  const { stage, overlay } = next;
  const mustClose = overlay !== null && !stagesBelow[overlay.name].includes(stage.name);
  return mustClose ? { ...next, overlay: null } : next;
}

function nextState(state: WizardState, event: WizardEvent): WizardState {
  const { stage } = state;
  const isFormOpen = stage.name === "fill" || stage.name === "check";
  /** A question can be asked again, so it replaces another one, but not a conflict. */
  const asking = (overlay: Overlay) =>
    state.overlay?.name === "conflict" ? state : { ...state, overlay };
  const closed = (name: Overlay["name"]) =>
    state.overlay?.name === name ? { ...state, overlay: null } : state;
  switch (event.type) {
    case "chosen":
      if (stage.name !== "choose") return state;
      return { ...state, stage: { name: "choose", error: null }, choice: event.choice };
    case "choiceMissed":
      if (stage.name !== "choose") return state;
      return { ...state, stage: { name: "choose", error: "Выберите тип документа" } };
    case "formStarted":
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
    case "creationStarted":
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
      return isFormOpen ? asking({ name: "signIn", answers, isSessionEnded }) : state;
    }
    case "unchangedFound":
      return isFormOpen ? asking({ name: "unchanged", answers: event.answers }) : state;
    case "erasingAsked":
      if (stage.name !== "choose" && stage.name !== "fill") return state;
      return asking({ name: "erasing", target: event.target });
    case "conflictFound":
      return isFormOpen ? { ...state, overlay: { name: "conflict" } } : state;
    case "signInClosed":
      return closed("signIn");
    case "conflictSettled":
      return closed("conflict");
    case "unchangedClosed":
      return closed("unchanged");
    case "erasingClosed":
      return closed("erasing");
  }
}

/** The step number of a stage. */
export function stepOf({ name }: Stage): 1 | 2 | 3 {
  if (name === "choose") return 1;
  return name === "fill" || name === "check" ? 2 : 3;
}
