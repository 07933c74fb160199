"use client";

import { type Dispatch, useEffect, useEffectEvent } from "react";
import { useWizard } from "@/components/features/documents/open-wizard/wizard-context";
import type { WizardPlace } from "@/components/features/documents/open-wizard/wizard-history";
import {
  closingEvent,
  type Stage,
  type WizardEvent,
  type WizardState,
} from "@/components/features/documents/wizard/machine/wizard-machine";

/** Moves from one place of the wizard to another; null if that is not possible. */
type Ways = {
  /** The form of the next edition, opened from the result. */
  isNext: boolean;
  showResult: (() => void) | null;
  showNext: (() => void) | null;
  close: () => void;
  choose: (() => void) | null;
  begin: (() => void) | null;
  showForm: (withDocument: boolean) => void;
  check: () => void;
};

/** The browser's Back and Forward move through the wizard's steps; Back from the first one closes it. */
export function useWizardHistory(
  { stage, overlay }: WizardState,
  send: Dispatch<WizardEvent>,
  ways: Ways,
): void {
  const { history } = useWizard();
  const place = placeOf(stage, ways.isNext);
  const onMove = useEffectEvent((to: WizardPlace | null) => {
    // What lies over the step closes first, and the step's history entry is restored.
    if (overlay) send(closingEvent(overlay));
    if (overlay || dismissUpperLayer()) return history.follow(place);
    if (to === null) return ways.close();
    // The form of a finished document cannot be reopened, except for its next edition.
    if (stage.name === "done" && !to.startsWith("next-")) return ways.close();
    const way = wayTo(to, stage, ways);
    history.follow(way ? to : place);
    way?.();
  });
  useEffect(() => history.follow(place), [history, place]);
  useEffect(() => history.listen((to) => onMove(to)), [history]);
}

/**
 * Returns null if the move is not possible, for example while a document is being made; the wizard then stays where it
 * is.
 */
function wayTo(to: WizardPlace, { name }: Stage, ways: Ways): (() => void) | null {
  if (name === "choose") return to === "questions" ? ways.begin : null;
  if (name === "create") return null;
  if (name === "done") return ways.showNext;
  switch (to) {
    case "result":
      return ways.showResult;
    case "choose":
      return ways.choose;
    case "questions":
    case "next-questions":
      return () => ways.showForm(false);
    case "document":
    case "next-document":
      return () => ways.showForm(true);
    case "check":
    case "next-check":
      return ways.check;
    default:
      return null;
  }
}

function placeOf(stage: Stage, isNext: boolean): WizardPlace {
  if (stage.name === "choose") return "choose";
  if (stage.name !== "fill" && stage.name !== "check") return "result";
  const [alone, withDocument] = formPlaces[stage.name];
  const place = stage.showsDocument ? withDocument : alone;
  return isNext ? `next-${place}` : place;
}

/** Without and with the document in place of the form, as on a phone. */
const formPlaces = {
  fill: ["questions", "document"],
  check: ["check", "check-document"],
} as const;

/**
 * Closes the topmost dialog or menu over the wizard that is no overlay of the machine, as Escape does.
 * @returns whether there was one.
 */
function dismissUpperLayer(): boolean {
  const layers = "[role=dialog], [role=alertdialog], [role=menu]";
  if (document.querySelectorAll(`:is(${layers})[data-state=open]`).length < 2) return false;
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  return true;
}
