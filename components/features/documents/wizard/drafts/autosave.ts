import type { StoredDraft } from "@/components/features/documents/wizard/drafts/draft-storage";
import { ApiError, getErrorMessage } from "@/lib/platform/api-client/api-error";

/** `network`: no response, or a failing server; `tooMany`: the server accepts no more calls for a while. */
type SaveFailure = { why: "network" | "tooMany" | "session" | "refused"; message?: string };

/** State of the last change, shown next to the step. */
export type SaveState =
  | { kind: "untouched" }
  | { kind: "saving" }
  | { kind: "saved"; where: "server" | "browser"; at: Date }
  /** Not on the server; `inBrowser`: whether this browser has stored it. */
  | ({ kind: "failed"; inBrowser: boolean } & SaveFailure)
  /** Another window has saved the same draft since. */
  | { kind: "conflict" };

/** The outcome of a save. `gone`: the draft was deleted elsewhere, or has become a document. */
export type SaveResult =
  | { kind: "saved"; stored: StoredDraft }
  | { kind: "conflict" }
  | { kind: "gone" }
  | ({ kind: "failed"; retryAfterMs?: number } & SaveFailure);

/** The outcome of a save that has thrown. @param over the draft that it would have replaced. */
export function toSaveResult(error: unknown, over: StoredDraft | null): SaveResult {
  if (!(error instanceof ApiError)) return { kind: "failed", why: "network" };
  const { status, retryAfterSeconds } = error;
  if (status === 0 || status === 429 || status >= 500) {
    const why = status === 429 ? "tooMany" : "network";
    return { kind: "failed", why, retryAfterMs: (retryAfterSeconds ?? 0) * 1000 };
  }
  if (status === 401) return { kind: "failed", why: "session" };
  if (over && status === 404) return { kind: "gone" };
  if (over && status === 409) return { kind: "conflict" };
  return {
    kind: "failed",
    why: "refused",
    message: getErrorMessage(error, "Сервер не принял черновик."),
  };
}

export type AutosaveOptions<Values> = {
  /** The form's current values. */
  read: () => Values;
  /** True when there is something worth saving. */
  isWorthKeeping: (values: Values) => boolean;
  /** Stores the copy in this browser; false when the browser refuses. */
  keep: (values: Values, stored: StoredDraft | null) => boolean;
  /** Removes the copy in this browser: the server has all of it. */
  forget: () => void;
  /** Saves on the server, over `stored` or as a new draft; null for a guest. */
  save: ((values: Values, stored: StoredDraft | null) => Promise<SaveResult>) | null;
  onState: (state: SaveState) => void;
  onStored: (stored: StoredDraft | null) => void;
  stored: StoredDraft | null;
};

/** Long enough for a word, short enough that closing a laptop loses nothing. */
const browserDelayMs = 400;
const serverDelayMs = 1500;
/** After the first failure; doubled after each further one. */
const retryDelayMs = 15_000;
const maxRetryDelayMs = 120_000;

/**
 * Saves a form while it is being filled in: shortly after each change in the browser, a little later on the server. One
 * save at a time; changes made meanwhile are saved after it. The browser's copy is removed only when the server has
 * everything, so that a lost session or connection loses nothing.
 */
export class Autosave<Values> {
  readonly #options: AutosaveOptions<Values>;
  #save: AutosaveOptions<Values>["save"];
  #stored: StoredDraft | null;
  #isDirty = false;
  #isPaused = false;
  #inConflict = false;
  /** Failed saves in a row that a later one may repair. */
  #failures = 0;
  /** The server accepts no save before this moment. */
  #blockedUntil = 0;
  /** Counts loads into the form, so that the response to a save of earlier values is ignored. */
  #loads = 0;
  #running: Promise<void> | null = null;
  #browserTimer: ReturnType<typeof setTimeout> | undefined;
  #serverTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: AutosaveOptions<Values>) {
    this.#options = options;
    this.#save = options.save;
    this.#stored = options.stored;
  }

  get stored(): StoredDraft | null {
    return this.#stored;
  }

  /** Call when the form has changed. */
  changed(): void {
    this.#isDirty = true;
    clearTimeout(this.#browserTimer);
    this.#browserTimer = setTimeout(() => this.#keep(), browserDelayMs);
    this.#schedule(serverDelayMs);
  }

  /** Saves pending changes immediately: the form closes, or the page is left. */
  flush(): void {
    if (!this.#isDirty) return;
    this.#keep();
    this.#schedule(0);
  }

  /** Call after a sign-in or a sign-out. */
  setSave(save: AutosaveOptions<Values>["save"]): void {
    const isNew = this.#save === null && save !== null;
    this.#save = save;
    if (isNew && this.#isDirty) this.#schedule(0);
  }

  /** Call when the form was filled from this draft: nothing to save. */
  adopt(stored: StoredDraft | null): void {
    this.#loads += 1;
    this.#setStored(stored);
    this.#inConflict = false;
    this.#failures = 0;
    this.#isDirty = false;
    clearTimeout(this.#browserTimer);
    clearTimeout(this.#serverTimer);
    this.#options.onState({ kind: "untouched" });
  }

  /** Marks the form as changed: it has answers that the server does not. */
  takeOver(): void {
    this.#isDirty = true;
    this.#schedule(0);
  }

  /** Overwrites the other window's version with this one. */
  overwrite(): void {
    if (this.#stored) this.#stored = { ...this.#stored, updatedAt: "" };
    this.#inConflict = false;
    this.#isDirty = true;
    this.#schedule(0);
  }

  /**
   * Waits for the running save and starts no other, because the draft is about to become a document or to be deleted.
   * Null in a conflict too: the draft on the server is then the other window's version, and stays.
   */
  async pause(): Promise<StoredDraft | null> {
    this.#isPaused = true;
    clearTimeout(this.#serverTimer);
    await this.#running;
    return this.#inConflict ? null : this.#stored;
  }

  /** The draft stays a draft. A conflict is found again, because its question closed in the meantime. */
  resume(): void {
    this.#isPaused = false;
    this.#inConflict = false;
    if (this.#isDirty) this.#schedule(serverDelayMs);
  }

  /** Discards the form's saved state: it became a document, or the visitor starts again. */
  discard(): void {
    this.adopt(null);
    this.#isPaused = false;
    this.#options.forget();
  }

  #setStored(stored: StoredDraft | null): void {
    this.#stored = stored;
    this.#options.onStored(stored);
  }

  /** Stores the browser's copy; guests see this as «saved». */
  #keep(): boolean {
    clearTimeout(this.#browserTimer);
    const values = this.#options.read();
    if (!this.#options.isWorthKeeping(values)) return true;
    const isKept = this.#options.keep(values, this.#stored);
    if (this.#save === null && isKept) {
      this.#options.onState({ kind: "saved", where: "browser", at: new Date() });
    }
    return isKept;
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#serverTimer);
    if (this.#save === null || this.#isPaused || this.#inConflict) return;
    const waitMs = Math.max(delayMs, this.#blockedUntil - Date.now());
    if (waitMs === 0) this.#start();
    else this.#serverTimer = setTimeout(() => this.#start(), waitMs);
  }

  #start(): void {
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      if (this.#failures > 0) this.#schedule(this.#retryDelay());
    });
  }

  #retryDelay(): number {
    return Math.min(retryDelayMs * 2 ** (this.#failures - 1), maxRetryDelayMs);
  }

  async #run(): Promise<void> {
    while (this.#isDirty && this.#save !== null && !this.#isPaused && !this.#inConflict) {
      const values = this.#options.read();
      if (!this.#options.isWorthKeeping(values)) return;
      this.#isDirty = false;
      this.#options.onState({ kind: "saving" });
      const loads = this.#loads;
      const result = await this.#save(values, this.#stored);
      const failures = this.#failures;
      this.#failures = 0;
      if (loads !== this.#loads) continue;
      if (result.kind === "saved") {
        this.#setStored(result.stored);
        if (this.#isDirty) continue;
        clearTimeout(this.#browserTimer);
        this.#options.forget();
        this.#options.onState({ kind: "saved", where: "server", at: new Date() });
        return;
      }
      this.#isDirty = true;
      if (result.kind === "gone") {
        this.#setStored(null);
        continue;
      }
      const inBrowser = this.#keep();
      if (result.kind === "conflict") {
        this.#inConflict = true;
        this.#options.onState({ kind: "conflict" });
        return;
      }
      // Other failures are not retried: an ended session needs a sign-in, a rejected draft would be rejected again.
      if (result.why === "network" || result.why === "tooMany") {
        this.#failures = failures + 1;
        this.#blockedUntil = Date.now() + (result.retryAfterMs ?? 0);
      }
      this.#options.onState({ ...result, kind: "failed", inBrowser });
      return;
    }
  }
}
