"use client";

import { useEffect, useRef } from "react";
import type { WizardStep } from "@/components/documents/wizard/wizard-frame";
import { useWizard } from "@/components/documents/wizard-context";
import type { WizardPlace } from "@/components/documents/wizard-history";

type WizardState = {
  step: WizardStep;
  isChecking: boolean;
  /** On a phone the document takes the place of the form. */
  showsDocument: boolean;
  isCreated: boolean;
};

/** How to get from one place of the wizard to another; null where it cannot be done. */
type Ways = {
  close: () => void;
  choose: (() => void) | null;
  begin: (() => void) | null;
  showForm: (withDocument: boolean) => void;
  check: () => void;
};

/** Back and Forward of the browser lead through the steps of the wizard, and Back from the first one closes it. */
export function useWizardHistory(state: WizardState, ways: Ways): void {
  const { history } = useWizard();
  const place = placeOf(state);
  const latest = useRef({ state, ways });
  latest.current = { state, ways };
  useEffect(() => history.follow(place), [history, place]);
  useEffect(
    () =>
      history.listen((to) => {
        const { state: now, ways: known } = latest.current;
        // A dialog over the wizard goes first. Its step is given back then.
        if (dismissUpperLayer()) return history.follow(placeOf(now));
        // There is no way back into the form of a document that is made.
        if (to === null || now.isCreated) return known.close();
        const way = wayTo(to, now, known);
        history.follow(way ? to : placeOf(now));
        way?.();
      }),
    [history],
  );
}

/** Without a way the wizard stays where it is: nothing leads back while a document is being made. */
function wayTo(to: WizardPlace, { step }: WizardState, ways: Ways): (() => void) | null {
  if (step === 1) return to === "questions" ? ways.begin : null;
  if (step === 3) return null;
  switch (to) {
    case "choose":
      return ways.choose;
    case "questions":
      return () => ways.showForm(false);
    case "document":
      return () => ways.showForm(true);
    case "check":
      return ways.check;
    default:
      return null;
  }
}

function placeOf({ step, isChecking, showsDocument }: WizardState): WizardPlace {
  if (step !== 2) return step === 1 ? "choose" : "result";
  if (showsDocument) return isChecking ? "check-document" : "document";
  return isChecking ? "check" : "questions";
}

/** Closes the topmost dialog or menu over the wizard, as Escape does. @returns whether there was one. */
function dismissUpperLayer(): boolean {
  const layers = "[role=dialog], [role=alertdialog], [role=menu]";
  if (document.querySelectorAll(`:is(${layers})[data-state=open]`).length < 2) return false;
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  return true;
}
