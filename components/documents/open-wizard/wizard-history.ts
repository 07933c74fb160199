/** The user's place in the wizard, in the order in which Back leads out of it. */
const steps = ["questions", "document", "check", "check-document"] as const;
type Step = (typeof steps)[number];
/** `next-`: in the form of the next edition, which the result has led to. */
export type WizardPlace = "choose" | Step | "result" | `next-${Step}`;
const places: readonly WizardPlace[] = [
  ...(["choose", ...steps, "result"] as const),
  ...steps.map((step) => `next-${step}` as const),
];

const orderOf = (place: WizardPlace) => places.indexOf(place);

type Move =
  | { kind: "push" | "replace"; trail: WizardPlace[] }
  /** As `history.go` takes it: below zero leads back. */
  | { kind: "move"; by: number };

/**
 * What brings the history of a tab to a place of the wizard.
 * @param trail the places of the wizard's entries up to the one that is shown, the first one first.
 * @returns null where the history is there already.
 */
export function planHistoryMove(trail: readonly WizardPlace[], place: WizardPlace): Move | null {
  const at = trail.findIndex((one) => orderOf(one) >= orderOf(place));
  if (at === -1) return { kind: "push", trail: [...trail, place] };
  if (at < trail.length - 1) return { kind: "move", by: at + 1 - trail.length };
  return trail[at] === place ? null : { kind: "replace", trail: [...trail.slice(0, at), place] };
}

/** Browsers keep some fifty entries of a tab: a way back to one that is gone would never end. */
const maxMoveMs = 1000;

/**
 * Gives each step of the wizard an entry in the history of the tab, so that Back leads through the
 * steps to the page below and never away from it. An entry keeps its trail, so that nothing else has to be
 * remembered: neither a reload nor two visits to a step can lead astray.
 */
export class WizardHistory {
  /** Where the wizard is; null while it is closed. */
  #place: WizardPlace | null = null;
  #moving: Promise<void> | null = null;
  readonly #handlers: ((to: WizardPlace | null) => void)[] = [];

  /** The wizard is here: the history follows. */
  follow(place: WizardPlace): void {
    this.#place = place;
    this.#settle();
  }

  /** The wizard is closed. Resolves when the page's own entry is shown: only then may another page open. */
  async leave(): Promise<void> {
    this.#place = null;
    this.#settle();
    while (this.#moving) await this.#moving;
    // Next's router handles this popstate after us, and would drop a navigation begun before.
    await new Promise((resolve) => setTimeout(resolve));
  }

  /** A reload closes the wizard: its entries must not be left between Back and the page before this one. */
  tidy(): void {
    this.#settle();
  }

  /** False while an entry of the wizard is shown. */
  isAtPage(): boolean {
    return readTrail().length === 0;
  }

  /**
   * Calls the listener with where Back or Forward led: a place of the wizard, or null for the page below. Of
   * several listeners only the newest is called.
   * @returns the unsubscribe function.
   */
  listen(handler: (to: WizardPlace | null) => void): () => void {
    if (this.#handlers.length === 0) window.addEventListener("popstate", this.#arrived);
    this.#handlers.push(handler);
    return () => {
      this.#handlers.splice(this.#handlers.indexOf(handler), 1);
      if (this.#handlers.length === 0) window.removeEventListener("popstate", this.#arrived);
    };
  }

  readonly #arrived = ({ state }: PopStateEvent) => {
    // Without a state: a link within the page, not a step of the wizard.
    if (this.#moving || state === null) return;
    this.#handlers.at(-1)?.(readTrail().at(-1) ?? null);
  };

  #settle(): void {
    // Continues after the navigation.
    if (this.#moving) return;
    const trail = readTrail();
    if (this.#place === null) {
      if (trail.length > 0) this.#move(-trail.length);
      return;
    }
    const step = planHistoryMove(trail, this.#place);
    if (step?.kind === "move") this.#move(step.by);
    else if (step) write(step);
  }

  #move(by: number): void {
    this.#moving = new Promise((resolve) => {
      const end = (hasArrived: boolean) => {
        clearTimeout(timer);
        window.removeEventListener("popstate", arrive);
        if (!hasArrived) write({ kind: "replace", trail: [] });
        this.#moving = null;
        this.#settle();
        resolve();
      };
      const arrive = () => end(true);
      const timer = setTimeout(() => end(false), maxMoveMs);
      window.addEventListener("popstate", arrive);
      window.history.go(by);
    });
  }
}

function readTrail(): WizardPlace[] {
  const { wizardTrail } = (window.history.state ?? {}) as { wizardTrail?: WizardPlace[] };
  return wizardTrail ?? [];
}

/** Next's router adds what it needs itself. */
function write({ kind, trail }: { kind: "push" | "replace"; trail: WizardPlace[] }): void {
  const state = { ...window.history.state, wizardTrail: trail };
  if (kind === "push") window.history.pushState(state, "");
  else window.history.replaceState(state, "");
}
