import type { SeenAnswers } from "@/components/documents/open-wizard/wizard-context";
import { seenKey } from "@/lib/features/documents/drafts/draft-keys";

/** Answers that a check filled in and nobody has confirmed or changed, of the form that was open last. */
export type StoredSeen = SeenAnswers & {
  /** The draft on the server that they are of; null of a form that only this browser keeps. */
  draftId: string | null;
};

/** What is kept for a user, or for a guest; null where nothing is, or the value is something else. */
export function readSeen(userId: string | null): StoredSeen | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(seenKey(userId)) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { from, answers, draftId } = kept as Partial<Record<keyof StoredSeen, unknown>>;
    if (typeof answers !== "object" || answers === null) return null;
    if (from !== "site" && from !== "text") return null;
    const known = answers as StoredSeen["answers"];
    return { from, answers: known, draftId: typeof draftId === "string" ? draftId : null };
  } catch {
    // Storage is refused, or the value is no JSON.
    return null;
  }
}

/** Keeps it until the form is opened again; null, or nothing in it, removes it. */
export function storeSeen(userId: string | null, seen: StoredSeen | null): void {
  try {
    if (seen === null || Object.keys(seen.answers).length === 0) {
      localStorage.removeItem(seenKey(userId));
    } else localStorage.setItem(seenKey(userId), JSON.stringify(seen));
  } catch {
    // Full or refused: the notice is there as long as the form is.
  }
}
