import type { SeenAnswers } from "@/components/documents/open-wizard/wizard-context";
import { seenKey } from "@/lib/features/documents/drafts/browser-drafts";

/** Unconfirmed answers from a check, for the last open form. */
export type StoredSeen = SeenAnswers & {
  /** The draft on the server they belong to; null if the form is stored in this browser only. */
  draftId: string | null;
};

/** Reads the stored value of a user, or of a guest; null if there is none or it is malformed. */
export function readSeen(userId: string | null): StoredSeen | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(seenKey(userId)) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const { from, answers, draftId } = stored as Partial<Record<keyof StoredSeen, unknown>>;
    if (typeof answers !== "object" || answers === null) return null;
    if (from !== "site" && from !== "text") return null;
    const known = answers as StoredSeen["answers"];
    return { from, answers: known, draftId: typeof draftId === "string" ? draftId : null };
  } catch {
    // Storage is blocked, or the value is not JSON.
    return null;
  }
}

/** Stores it until the form is reopened; null or an empty value removes it. */
export function storeSeen(userId: string | null, seen: StoredSeen | null): void {
  try {
    if (seen === null || Object.keys(seen.answers).length === 0) {
      localStorage.removeItem(seenKey(userId));
    } else localStorage.setItem(seenKey(userId), JSON.stringify(seen));
  } catch {
    // Storage is full or blocked: the notice lasts as long as the form is open.
  }
}
