/** What is typed and not saved lies in this browser, under a name of its own for each text. */

/** What was typed and not saved when the window closed, or null. `empty` names the fields that there are. */
export function readDraft<Form extends object>(key: string, empty: Form): Form | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null");
    // A draft of another version of the editor would lack fields.
    return stored && Object.keys(empty).every((field) => field in stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed; null forgets it. */
export function storeDraft(key: string, form: object | null): void {
  try {
    if (form) localStorage.setItem(key, JSON.stringify(form));
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden: the guard of the window still asks.
  }
}
