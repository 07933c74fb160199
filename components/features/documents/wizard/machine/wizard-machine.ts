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

/** A stage with the form's answers: questions, or the look through them. */
export type FormStage = Extract<Stage, { name: "fill" | "check" }>;

/** Why a sign-in is needed: to continue saving (null), or to make the document of these answers. */
export type SignInRequest = { answers: DocumentAnswers | null; isSessionEnded: boolean };

/** What would be erased: the answers in the form, or a draft on the server. */
export type ErasureTarget = "form" | DocumentSummary;

export type Overlay = {
  /** Its answer is being carried out: until then it stays, and the form below it cannot be changed. */
  isSettling?: boolean;
} & (
  | ({ name: "signIn" } & SignInRequest)
  /** Another window has changed the draft. Nothing is saved on the server until one version is chosen. */
  | { name: "conflict" }
  /** A new edition would repeat the previous one. */
  | { name: "unchanged"; answers: DocumentAnswers }
  | { name: "erasing"; target: ErasureTarget }
);

export type WizardState = {
  stage: Stage;
  /** The selection in step 1. */
  choice: DocumentChoice | null;
  overlay: Overlay | null;
  /** The questions have been shown: from then on type and template of the document do not change. */
  hasStarted: boolean;
  /** The form holds answers that this browser had stored. */
  isRestored: boolean;
};

export type WizardEvent =
  | { type: "chosen"; choice: DocumentChoice }
  /** «Далее» without a choice. */
  | { type: "choiceMissed" }
  | { type: "formStarted" }
  /** The form holds other answers than those it was opened with: of another draft, or none. */
  | { type: "answersReplaced" }
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
  /** Closed without a choice: the status of the save opens it again. */
  | { type: "conflictPostponed" }
  | { type: "unchangedFound"; answers: DocumentAnswers }
  | { type: "unchangedClosed" }
  | { type: "erasingAsked"; target: ErasureTarget }
  | { type: "erasingClosed" }
  | { type: "erased" }
  /** The answer of an overlay takes a while, and may fail. */
  | { type: "settlingStarted" }
  | { type: "settlingFailed" };

const formEvents = [
  "answersReplaced",
  "choiceReopened",
  "documentShown",
  "checked",
  "formReopened",
  "creationStarted",
  "signInAsked",
  "unchangedFound",
  "conflictFound",
] as const;

/** The events of each stage. Of the overlays it names those that open here; `overlays` names what closes them. */
export const allowed = {
  choose: ["chosen", "choiceMissed", "formStarted", "answersReplaced", "erasingAsked"],
  fill: [...formEvents, "erasingAsked"],
  check: formEvents,
  create: ["created", "creationFailed"],
  done: ["restarted"],
} as const satisfies Record<Stage["name"], readonly WizardEvent["type"][]>;

type OverlayRules = {
  /** Without an answer: Escape, Back. Not while an answer is being carried out. */
  closedBy: "signInClosed" | "conflictPostponed" | "unchangedClosed" | "erasingClosed";
  /** By an answer that has been carried out, if that is another event. */
  settledBy?: WizardEvent["type"];
  /** The stages it may lie over: it closes too when another one comes below it. */
  over: readonly Stage["name"][];
};

/** What closes each overlay, and what it may lie over. */
export const overlays: Record<Overlay["name"], OverlayRules> = {
  signIn: { closedBy: "signInClosed", over: ["fill", "check"] },
  conflict: {
    closedBy: "conflictPostponed",
    settledBy: "conflictSettled",
    over: ["choose", "fill", "check"],
  },
  unchanged: { closedBy: "unchangedClosed", over: ["fill", "check"] },
  erasing: { closedBy: "erasingClosed", settledBy: "erased", over: ["choose", "fill"] },
};

/** The event that closes an overlay without an answer. */
export const closingEvent = ({ name }: Overlay): WizardEvent => ({ type: overlays[name].closedBy });

/** A question can be asked again, so it replaces another one, but never a conflict or one that is being settled. */
const questions: readonly WizardEvent["type"][] = ["signInAsked", "unchangedFound", "erasingAsked"];

/** Whether the state takes an event of this type. */
export function isAllowed({ stage, overlay }: WizardState, type: WizardEvent["type"]): boolean {
  if (overlay) {
    const { closedBy, settledBy } = overlays[overlay.name];
    if (type === settledBy) return true;
    if (type === "settlingFailed") return overlay.isSettling === true;
    if (type === closedBy || (settledBy && type === "settlingStarted")) return !overlay.isSettling;
    if (overlay.isSettling && type === "conflictFound") return false;
    if ((overlay.isSettling || overlay.name === "conflict") && questions.includes(type))
      return false;
  }
  const here: readonly WizardEvent["type"][] = allowed[stage.name];
  return here.includes(type);
}

const choosing = { name: "choose", error: null } satisfies Stage;
const filling = { name: "fill", showsDocument: false, failure: null } satisfies Stage;

type Opening = {
  isTypeKnown: boolean;
  isRestored?: boolean;
  created?: CreatedDocument | undefined;
};

/** The initial state: the result if given, the questions if a type is known, otherwise the choice of a type. */
export function openWizard({ isTypeKnown, isRestored = false, created }: Opening): WizardState {
  return {
    stage: created ? { name: "done", created } : isTypeKnown ? filling : choosing,
    choice: null,
    overlay: null,
    hasStarted: isTypeKnown,
    isRestored,
  };
}

type Change = Partial<WizardState>;
type EventOf<Type> = Extract<WizardEvent, { type: Type }>;
type Allowed<Name extends Stage["name"]> = (typeof allowed)[Name][number];
/** The stages that `allowed` names for an event. */
type StageOf<Type> = Extract<
  Stage,
  { name: { [Name in Stage["name"]]: Type extends Allowed<Name> ? Name : never }[Stage["name"]] }
>;

const close = (): Change => ({ overlay: null });

/** What each event changes, where it is allowed. */
const changes: {
  [Type in WizardEvent["type"]]: (
    event: EventOf<Type>,
    stage: StageOf<Type>,
    overlay: Overlay | null,
  ) => Change;
} = {
  chosen: ({ choice }) => ({ stage: choosing, choice }),
  choiceMissed: () => ({ stage: { name: "choose", error: "Выберите тип документа" } }),
  formStarted: () => ({ stage: filling, hasStarted: true }),
  answersReplaced: () => ({ isRestored: false }),
  choiceReopened: ({ choice }) => ({ stage: choosing, choice }),
  documentShown: ({ shows }, stage) => ({ stage: { ...stage, showsDocument: shows } }),
  checked: ({ answers }) => ({ stage: { name: "check", showsDocument: false, answers } }),
  formReopened: ({ showsDocument }, stage) => ({
    stage: { name: "fill", showsDocument, failure: stage.name === "fill" ? stage.failure : null },
  }),
  creationStarted: () => ({ stage: { name: "create" } }),
  created: ({ created }) => ({ stage: { name: "done", created } }),
  creationFailed: ({ failure }) => ({ stage: { ...filling, failure } }),
  restarted: () => openWizard({ isTypeKnown: false }),
  signInAsked: ({ answers, isSessionEnded }) => ({
    overlay: { name: "signIn", answers, isSessionEnded },
  }),
  signInClosed: close,
  conflictFound: () => ({ overlay: { name: "conflict" } }),
  conflictSettled: close,
  conflictPostponed: close,
  unchangedFound: ({ answers }) => ({ overlay: { name: "unchanged", answers } }),
  unchangedClosed: close,
  erasingAsked: ({ target }) => ({ overlay: { name: "erasing", target } }),
  erasingClosed: close,
  erased: close,
  settlingStarted: (_event, _stage, overlay) => ({
    overlay: overlay && { ...overlay, isSettling: true },
  }),
  settlingFailed: (_event, _stage, overlay) => ({
    overlay: overlay && { ...overlay, isSettling: false },
  }),
};

/** The next state. An event that is not allowed in this state changes nothing. */
export function wizardReducer(state: WizardState, event: WizardEvent): WizardState {
  if (!isAllowed(state, event.type)) {
    report(state, event.type);
    return state;
  }
  const change = changes[event.type] as (
    event: WizardEvent,
    stage: Stage,
    overlay: Overlay | null,
  ) => Change;
  const next = { ...state, ...change(event, state.stage, state.overlay) };
  return canLieOver(next) ? next : { ...next, overlay: null };
}

function canLieOver({ stage, overlay }: WizardState): boolean {
  return overlay === null || overlays[overlay.name].over.includes(stage.name);
}

/**
 * An answer of the server may come too late for its event, and Escape be pressed while an overlay is being settled; any
 * other such event is a mistake in the code.
 */
function report({ stage, overlay }: WizardState, type: WizardEvent["type"]): void {
  if (process.env.NODE_ENV !== "development") return;
  const place = overlay ? `${stage.name} below ${overlay.name}` : stage.name;
  // biome-ignore lint/suspicious/noConsole: only the developer sees it
  console.warn(`The wizard ignores ${type} in ${place}`);
}

/** The step number of a stage. */
export function stepOf({ name }: Stage): 1 | 2 | 3 {
  if (name === "choose") return 1;
  return name === "fill" || name === "check" ? 2 : 3;
}
