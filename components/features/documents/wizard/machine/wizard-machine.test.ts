import { describe, expect, test, vi } from "vitest";
import {
  allowed,
  type DocumentChoice,
  isAllowed,
  openWizard,
  overlays,
  stepOf,
  type WizardEvent,
  type WizardState,
  wizardReducer,
} from "@/components/features/documents/wizard/machine/wizard-machine";
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
  answersReplaced: { type: "answersReplaced" },
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
  conflictPostponed: { type: "conflictPostponed" },
  unchangedFound: { type: "unchangedFound", answers },
  unchangedClosed: { type: "unchangedClosed" },
  erasingAsked: { type: "erasingAsked", target: "form" },
  erasingClosed: { type: "erasingClosed" },
  erased: { type: "erased" },
  settlingStarted: { type: "settlingStarted" },
  settlingFailed: { type: "settlingFailed" },
};

type EventType = WizardEvent["type"];
type StageName = keyof typeof allowed;
type OverlayName = keyof typeof overlays;
const types = Object.keys(events) as EventType[];

const open = openWizard({ isTypeKnown: true });
const reached = (state: WizardState, ...path: EventType[]) =>
  path.reduce((now, type) => wizardReducer(now, events[type]), state);

/** A state of each stage, reached by events. */
const stages: Record<StageName, WizardState> = {
  choose: openWizard({ isTypeKnown: false }),
  fill: open,
  check: reached(open, "checked"),
  create: reached(open, "creationStarted"),
  done: reached(open, "creationStarted", "created"),
};

const nameOf = ({ stage, overlay }: WizardState) =>
  overlay ? `${stage.name} below ${overlay.name}` : stage.name;

/** The stage that an event leads to; the others stay in theirs. */
const targets: Partial<Record<EventType, StageName>> = {
  formStarted: "fill",
  choiceReopened: "choose",
  checked: "check",
  formReopened: "fill",
  creationStarted: "create",
  created: "done",
  creationFailed: "fill",
  restarted: "choose",
};
/** The overlay that an event opens. */
const opened: Partial<Record<EventType, OverlayName>> = {
  signInAsked: "signIn",
  conflictFound: "conflict",
  unchangedFound: "unchanged",
  erasingAsked: "erasing",
};

const overlayNames = Object.keys(overlays) as OverlayName[];
/** Without an answer, and with one. */
const closingEvents = (name: OverlayName): EventType[] => {
  const { closedBy, settledBy } = overlays[name];
  return settledBy ? [closedBy, settledBy] : [closedBy];
};

describe("wizardReducer", () => {
  for (const [name, state] of Object.entries(stages)) {
    const here: readonly EventType[] = allowed[name as StageName];
    for (const type of here) {
      const overlay = opened[type];
      const to = overlay ? `${name} below ${overlay}` : (targets[type] ?? name);
      test(`${type} in ${name} leads to ${to}`, () => {
        expect(nameOf(state)).toBe(name);
        expect(nameOf(reached(state, type))).toBe(to);
      });
    }
    test.each(types.filter((type) => !here.includes(type)))(
      `%s in ${name} changes nothing`,
      (type) => {
        expect(reached(state, type)).toBe(state);
      },
    );
  }

  const openings = Object.entries(opened) as [EventType, OverlayName][];
  for (const [opening, overlay] of openings) {
    const { over } = overlays[overlay];
    const closing = closingEvents(overlay);
    const covered = over.filter((name) => isAllowed(stages[name], opening));
    for (const name of covered) {
      const below = reached(stages[name], opening);
      test(`${closing.join(", ")} close ${overlay} over ${name}, and no other event of its kind does`, () => {
        expect(nameOf(below)).toBe(`${name} below ${overlay}`);
        for (const type of closing) expect(reached(below, type)).toEqual(stages[name]);
        const others = overlayNames
          .flatMap(closingEvents)
          .filter((type) => !closing.includes(type));
        for (const type of others) expect(reached(below, type)).toBe(below);
      });

      test(`${opening} opens ${overlay} over ${name} again after it was closed`, () => {
        for (const type of closing) expect(reached(below, type, opening)).toEqual(below);
      });

      const { closedBy, settledBy } = overlays[overlay];
      if (settledBy) {
        test(`${overlay} over ${name} stays while it is being settled, until ${settledBy}`, () => {
          const settling = reached(below, "settlingStarted");
          expect(settling.overlay).toEqual({ ...below.overlay, isSettling: true });
          for (const type of [closedBy, "settlingStarted", ...Object.keys(opened)] as EventType[]) {
            expect(reached(settling, type)).toBe(settling);
          }
          expect(reached(settling, settledBy)).toEqual(stages[name]);
          expect(reached(below, "settlingFailed")).toBe(below);
          expect(reached(settling, "settlingFailed", closedBy)).toEqual(stages[name]);
        });
      } else {
        test(`${overlay} over ${name} is settled at once`, () => {
          expect(reached(below, "settlingStarted")).toBe(below);
        });
      }

      test.each(types.filter((type) => targets[type]))(
        `${overlay} over ${name} stays over ${over.join(", ")} only: %s`,
        (type) => {
          const { stage } = reached(stages[name], type);
          const stays = over.includes(stage.name);
          expect(nameOf(reached(below, type))).toBe(
            stage.name + (stays ? ` below ${overlay}` : ""),
          );
        },
      );

      test.each(openings)(`%s over ${name} below ${overlay} leaves one overlay`, (type, next) => {
        const isTaken = isAllowed(stages[name], type) && overlay !== "conflict";
        expect(reached(below, type).overlay?.name).toBe(isTaken ? next : overlay);
      });
    }
  }

  test("takes every event somewhere", () => {
    const taken = new Set<string>([
      ...Object.values(allowed).flat(),
      ...overlayNames.flatMap(closingEvents),
      "settlingStarted",
      "settlingFailed",
    ]);
    expect([...taken].sort()).toEqual([...types].sort());
  });

  test("reports an event that is not allowed, in development only", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    reached(open, "created");
    expect(warn).not.toHaveBeenCalled();
    vi.stubEnv("NODE_ENV", "development");
    reached(open, "conflictFound", "created");
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      "The wizard ignores created in fill below conflict",
    );
    vi.unstubAllEnvs();
    warn.mockClear();
  });
});

describe("the data of a stage in wizardReducer", () => {
  test("ask for a missing choice until the next choice", () => {
    const missed = reached(stages.choose, "choiceMissed");
    expect(missed.stage).toEqual({ name: "choose", error: "Выберите тип документа" });
    const chosen = reached(missed, "chosen");
    expect(chosen).toMatchObject({ stage: { name: "choose", error: null }, choice });
  });

  test("keep a failure over the questions until the next step", () => {
    const failed = reached(stages.create, "creationFailed");
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

  test("contain nothing of the document after a restart", () => {
    const opened = openWizard({ isTypeKnown: false, isRestored: true });
    const made = reached(opened, "chosen", "formStarted", "creationStarted", "created");
    expect(made).toMatchObject({ choice, hasStarted: true, isRestored: true });
    expect(reached(made, "restarted")).toEqual(stages.choose);
  });

  test("know whether the questions were shown", () => {
    expect(stages.choose.hasStarted).toBe(false);
    expect(open.hasStarted).toBe(true);
    expect(reached(stages.choose, "formStarted", "choiceReopened").hasStarted).toBe(true);
  });

  test("know whether the form holds what the browser had stored", () => {
    const restored = openWizard({ isTypeKnown: true, isRestored: true });
    expect(reached(restored, "checked", "formReopened").isRestored).toBe(true);
    expect(reached(restored, "erasingAsked", "answersReplaced", "erased")).toEqual(open);
  });

  test("stepOf returns step 1, 2 or 3", () => {
    expect(Object.values(stages).map(({ stage }) => stepOf(stage))).toEqual([1, 2, 2, 3, 3]);
  });
});
