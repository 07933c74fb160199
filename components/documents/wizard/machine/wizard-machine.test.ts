import { describe, expect, test } from "vitest";
import {
  type DocumentChoice,
  openWizard,
  stepOf,
  type WizardEvent,
  type WizardState,
  wizardReducer,
} from "@/components/documents/wizard/machine/wizard-machine";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";

const choice: DocumentChoice = { type: "privacy", templateId: null };
const answers = { type: "privacy" } as DocumentAnswers;
const created = { warnings: [] } as unknown as CreatedDocument;
const failure = { title: "Ошибка", text: "", leadsToPremium: false, needsConfirmation: false };

const events: { [Type in WizardEvent["type"]]: Extract<WizardEvent, { type: Type }> } = {
  chosen: { type: "chosen", choice },
  choiceMissed: { type: "choiceMissed" },
  formStarted: { type: "formStarted" },
  choiceReopened: { type: "choiceReopened", choice },
  documentShown: { type: "documentShown", shows: true },
  checked: { type: "checked", answers },
  formReopened: { type: "formReopened", showsDocument: false },
  creationStarted: { type: "creationStarted" },
  created: { type: "created", created },
  creationFailed: { type: "creationFailed", failure },
  restarted: { type: "restarted" },
  signInAsked: { type: "signInAsked", answers, isSessionEnded: true },
  signInClosed: { type: "signInClosed" },
  conflictFound: { type: "conflictFound" },
  conflictSettled: { type: "conflictSettled" },
  unchangedFound: { type: "unchangedFound", answers },
  unchangedClosed: { type: "unchangedClosed" },
  erasingAsked: { type: "erasingAsked", target: "form" },
  erasingClosed: { type: "erasingClosed" },
};

const open = openWizard({ isTypeKnown: true });
const reached = (state: WizardState, ...types: WizardEvent["type"][]) =>
  types.reduce((now, type) => wizardReducer(now, events[type]), state);

/** Every state by name, reached by events. */
const states = {
  choose: openWizard({ isTypeKnown: false }),
  fill: open,
  check: reached(open, "checked"),
  create: reached(open, "creationStarted"),
  done: reached(open, "creationStarted", "created"),
  "fill+signIn": reached(open, "signInAsked"),
  "fill+conflict": reached(open, "conflictFound"),
  "fill+unchanged": reached(open, "unchangedFound"),
  "choose+erasing": reached(openWizard({ isTypeKnown: false }), "erasingAsked"),
  "fill+erasing": reached(open, "erasingAsked"),
};
type StateName = keyof typeof states;

const nameOf = ({ stage, overlay }: WizardState) =>
  overlay ? `${stage.name}+${overlay.name}` : stage.name;

type Targets = Partial<Record<WizardEvent["type"], string>>;

/** Of each event over a form; what closes an overlay is added. */
const formEdges = (stage: "fill" | "check", overlay = ""): Targets => ({
  choiceReopened: "choose",
  documentShown: stage + overlay,
  checked: `check${overlay}`,
  formReopened: `fill${overlay}`,
  creationStarted: "create",
  signInAsked: `${stage}+signIn`,
  conflictFound: `${stage}+conflict`,
  unchangedFound: `${stage}+unchanged`,
  ...(stage === "fill" && { erasingAsked: "fill+erasing" }),
});
const conflictStays = "fill+conflict";

/** The target of each event; events not listed do not change the state. */
const edges: Record<StateName, Targets> = {
  choose: {
    chosen: "choose",
    choiceMissed: "choose",
    formStarted: "fill",
    erasingAsked: "choose+erasing",
  },
  fill: formEdges("fill"),
  check: formEdges("check"),
  create: { created: "done", creationFailed: "fill" },
  done: { restarted: "choose" },
  "fill+signIn": { ...formEdges("fill", "+signIn"), signInClosed: "fill" },
  "fill+conflict": {
    ...formEdges("fill", "+conflict"),
    choiceReopened: "choose+conflict",
    signInAsked: conflictStays,
    unchangedFound: conflictStays,
    erasingAsked: conflictStays,
    conflictSettled: "fill",
  },
  "fill+unchanged": { ...formEdges("fill", "+unchanged"), unchangedClosed: "fill" },
  "choose+erasing": {
    chosen: "choose+erasing",
    choiceMissed: "choose+erasing",
    formStarted: "fill+erasing",
    erasingAsked: "choose+erasing",
    erasingClosed: "choose",
  },
  "fill+erasing": {
    ...formEdges("fill", "+erasing"),
    choiceReopened: "choose+erasing",
    checked: "check",
    erasingClosed: "fill",
  },
};

describe("wizardReducer", () => {
  for (const name of Object.keys(states) as StateName[]) {
    for (const [type, event] of Object.entries(events)) {
      const to = edges[name][type as WizardEvent["type"]];
      test(`${type} in ${name} leads to ${to ?? "no change"}`, () => {
        const state = states[name];
        expect(nameOf(state)).toBe(name);
        const next = wizardReducer(state, event);
        if (to === undefined) expect(next).toBe(state);
        else expect(nameOf(next)).toBe(to);
      });
    }
  }
});

describe("the data of a stage in wizardReducer", () => {
  test("ask for a missing choice until the next choice", () => {
    const missed = reached(states.choose, "choiceMissed");
    expect(missed.stage).toEqual({ name: "choose", error: "Выберите тип документа" });
    const chosen = reached(missed, "chosen");
    expect(chosen).toMatchObject({ stage: { name: "choose", error: null }, choice });
  });

  test("keep a failure over the questions until the next step", () => {
    const failed = reached(states.create, "creationFailed");
    expect(failed.stage).toEqual({ name: "fill", showsDocument: false, failure });
    expect(reached(failed, "formReopened").stage).toMatchObject({ failure });
    expect(reached(failed, "checked", "formReopened").stage).toMatchObject({ failure: null });
  });

  test("hide the document at the check and after a failed creation", () => {
    const shown = reached(open, "documentShown");
    expect(shown.stage).toMatchObject({ showsDocument: true });
    expect(reached(shown, "checked").stage).toMatchObject({ showsDocument: false, answers });
    expect(reached(shown, "creationStarted", "creationFailed").stage).toMatchObject({
      showsDocument: false,
    });
  });

  test("contain no choice after a restart", () => {
    const chosen = reached(states.choose, "chosen", "formStarted", "creationStarted", "created");
    expect(chosen.choice).toEqual(choice);
    expect(reached(chosen, "restarted")).toEqual(states.choose);
  });

  test("stepOf returns step 1, 2 or 3", () => {
    expect(Object.values(states).map(({ stage }) => stepOf(stage))).toEqual([
      1, 2, 2, 3, 3, 2, 2, 2, 1, 2,
    ]);
  });
});
