/** Unsaved edits are stored in this browser, under a separate key for each text. */

/** Returns the unsaved edits, or null. `empty` gives the expected fields. */
export function readEditorDraft<Form extends object>(key: string, empty: Form): Form | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null");
    // A draft from another version of the editor may lack fields.
    return stored && Object.keys(empty).every((field) => field in stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the edits; null removes them. */
export function storeDraft(key: string, form: object | null): void {
  try {
    if (form) localStorage.setItem(key, JSON.stringify(form));
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or blocked: the window still asks before it closes.
  }
}
