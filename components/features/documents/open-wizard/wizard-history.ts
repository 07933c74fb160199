/** Places in the wizard, in the order in which Back leaves it. */
const steps = ["questions", "document", "check", "check-document"] as const;
type Step = (typeof steps)[number];
/** `next-`: in the form of the next edition, opened from the result. */
export type WizardPlace = "choose" | Step | "result" | `next-${Step}`;
const places: readonly WizardPlace[] = [
  ...(["choose", ...steps, "result"] as const),
  ...steps.map((step) => `next-${step}` as const),
];

const orderOf = (place: WizardPlace) => places.indexOf(place);

type Move =
  | { kind: "push" | "replace"; trail: WizardPlace[] }
  /** Argument of `history.go`: negative goes back. */
  | { kind: "move"; by: number };

/**
 * Computes the history operation that leads to a place in the wizard.
 * @param trail the places of the wizard's entries up to the current one, the first one first.
 * @returns null if the history is already there.
 */
export function planHistoryMove(trail: readonly WizardPlace[], place: WizardPlace): Move | null {
  const at = trail.findIndex((item) => orderOf(item) >= orderOf(place));
  if (at === -1) return { kind: "push", trail: [...trail, place] };
  if (at < trail.length - 1) return { kind: "move", by: at + 1 - trail.length };
  return trail[at] === place ? null : { kind: "replace", trail: [...trail.slice(0, at), place] };
}

/** Browsers keep about fifty entries per tab: going back to a dropped one would never finish. */
const maxMoveMs = 1000;

/**
 * Gives each step of the wizard an entry in the browser history, so that Back leads through the steps to the page below
 * and never away from it. Each entry stores its trail, so no other state is needed: reloading or visiting a step twice
 * is safe.
 */
export class WizardHistory {
  /** The current place in the wizard; null while it is closed. */
  #place: WizardPlace | null = null;
  #moving: Promise<void> | null = null;
  readonly #handlers: ((to: WizardPlace | null) => void)[] = [];

  /** Moves the history to the wizard's current place. */
  follow(place: WizardPlace): void {
    this.#place = place;
    this.#settle();
  }

  /** Call when the wizard closes. Resolves when the page's own entry is current: only then may another page open. */
  async leave(): Promise<void> {
    this.#place = null;
    this.#settle();
    while (this.#moving) await this.#moving;
    // Next's router handles this popstate after us, and would drop a navigation that started before.
    await new Promise((resolve) => setTimeout(resolve));
  }

  /** A reload closes the wizard: its entries must not remain between Back and the previous page. */
  tidy(): void {
    this.#settle();
  }

  /** False while an entry of the wizard is current. */
  isAtPage(): boolean {
    return readTrail().length === 0;
  }

  /**
   * Calls the listener with the target of Back or Forward: a place in the wizard, or null for the page below. Of
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
    // An entry without state is a link within the page, not a step of the wizard.
    if (this.#moving || state === null) return;
    this.#handlers.at(-1)?.(readTrail().at(-1) ?? null);
  };

  #settle(): void {
    // Runs after the navigation.
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

/** Next's router adds its own state. */
function write({ kind, trail }: { kind: "push" | "replace"; trail: WizardPlace[] }): void {
  const state = { ...window.history.state, wizardTrail: trail };
  if (kind === "push") window.history.pushState(state, "");
  else window.history.replaceState(state, "");
}
