/**
 * What has been ticked, and what follows from it. Source: docs/specification/content.md#checklist.
 */

/** A map id → boolean, as it lies in the browser's storage and later in the account. */
export type ChecklistProgress = Readonly<Record<string, boolean>>;

/** As much of an item as its state depends on. */
export type ChecklistEntry = { id: string; required: boolean };

/** Whether all required items among `items` are done: of a section, its badge says «Готово». */
export const isRequiredDone = (
  items: readonly ChecklistEntry[],
  progress: ChecklistProgress,
): boolean => items.every(({ id, required }) => !required || progress[id] === true);

export const countDone = (items: readonly ChecklistEntry[], progress: ChecklistProgress): number =>
  items.filter(({ id }) => progress[id] === true).length;

/** Nothing, where the stored text is not such a map: a broken entry must not break the page. */
export function parseProgress(stored: string | null): ChecklistProgress {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).filter(([, done]) => done === true));
  } catch {
    return {};
  }
}
