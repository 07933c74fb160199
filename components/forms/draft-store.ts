/** The unsaved input of one form in this browser. */
export type DraftStore<Values> = {
  /** Returns null if there is none, if `parse` refuses it, or if the browser refuses storage. */
  read(): Values | null;
  /** Returns false when the browser refuses storage: the form is still in memory. */
  write(values: Values): boolean;
  remove(): void;
};

type DraftStoreOptions<Values> = {
  key: string;
  /** The life of the draft: until the tab is closed, or until it is removed. */
  area: "tab" | "browser";
  /**
   * Returns the valid part of a stored value, or null. A draft may be older than a deployment, so its shape is not
   * known.
   */
  parse: (stored: unknown) => Values | null;
};

/** The only place where forms read and write the browser's storage. Nothing is read before the first call. */
export function draftStore<Values extends object>(
  options: DraftStoreOptions<Values>,
): DraftStore<Values> {
  const { key, area, parse } = options;
  // Access alone throws when the browser forbids storage.
  const storage = () => (area === "tab" ? sessionStorage : localStorage);
  return {
    read() {
      try {
        const text = storage().getItem(key);
        return text === null ? null : parse(JSON.parse(text));
      } catch {
        // Storage is forbidden, or the value is malformed.
        return null;
      }
    },
    write(values) {
      try {
        storage().setItem(key, JSON.stringify(values));
        return true;
      } catch {
        // Storage is full or forbidden.
        return false;
      }
    },
    remove() {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
