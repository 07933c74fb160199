/** The checked items and what follows from them. Source: docs/specification/content.md#checklist. */

/** A map id → boolean, as stored in the browser and in the account. */
export type ChecklistProgress = Readonly<Record<string, boolean>>;

/** The part of an item that its state depends on. */
export type ChecklistEntry = { id: string; required: boolean };

/** Whether all required `items` are done; a section's badge then says «Готово». */
export const isRequiredDone = (
  items: readonly ChecklistEntry[],
  progress: ChecklistProgress,
): boolean => items.every(({ id, required }) => !required || progress[id] === true);

export const countDone = (items: readonly ChecklistEntry[], progress: ChecklistProgress): number =>
  items.filter(({ id }) => progress[id] === true).length;

/** Returns an empty map if the stored text is not such a map: a broken entry must not break the page. */
export function parseProgress(stored: string | null): ChecklistProgress {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).filter(([, isDone]) => isDone === true));
  } catch {
    return {};
  }
}
