import {
  countAnswers,
  restoreValues,
  type WizardValues,
} from "@/components/documents/wizard/form-model/form-values";
import { findDocumentType } from "@/content/wizard/document-types";
import { type DraftPlace, draftKey } from "@/lib/features/documents/drafts/browser-drafts";

/** A draft on the server, and its last known `updatedAt`. */
export type StoredDraft = { id: string; updatedAt: string };

/**
 * The unfinished form in this browser: one for guests and one for each user. A guest's draft is taken over after
 * sign-in, and no user sees another's. `stored` is the server's draft that this is a newer version of; `marks` is the
 * state of the guided questions in addition to the answers.
 */
export type Draft = {
  values: WizardValues;
  savedAt: string;
  stored: StoredDraft | null;
  marks: string[];
};

/** Reads the draft under a key; null if there is none, or the value is not a draft. */
export function readDraft(place: DraftPlace): Draft | null {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(draftKey(place)) ?? "null");
    if (typeof parsed !== "object" || parsed === null) return null;
    const { values, savedAt, stored, marks } = parsed as {
      values?: { type?: string };
      savedAt?: unknown;
      stored?: unknown;
      marks?: unknown;
    };
    const type = findDocumentType(values?.type);
    if (!type || typeof savedAt !== "string") return null;
    return {
      values: restoreValues(type, values),
      savedAt,
      stored: isStoredDraft(stored) ? stored : null,
      marks: Array.isArray(marks) ? marks.filter((mark) => typeof mark === "string") : [],
    };
  } catch {
    // Storage is blocked, or the value is not a draft.
    return null;
  }
}

/** Stores the form's values, unless the form is empty. Returns false when the browser refuses storage. */
export function writeDraft(
  place: DraftPlace,
  values: WizardValues,
  savedAt: Date,
  stored: StoredDraft | null = null,
  marks: Iterable<string> = [],
): boolean {
  if (countAnswers(values) === 0) return true;
  try {
    const draft: Draft = { values, savedAt: savedAt.toISOString(), stored, marks: [...marks] };
    localStorage.setItem(draftKey(place), JSON.stringify(draft));
    return true;
  } catch {
    // Storage is full or blocked: the form is still in memory.
    return false;
  }
}

export function removeDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(draftKey(place));
  } catch {
    // Nothing was stored.
  }
}

/**
 * The draft to offer: the user's own or this browser's guest draft, whichever is newer; for another user's site only
 * drafts started for it.
 */
export function findDraft(userId: string | null, siteId?: string): Draft | null {
  if (siteId !== undefined) return readDraft({ userId, siteId });
  const guest = readDraft({ userId: null });
  const own = userId ? readDraft({ userId }) : null;
  if (!own || !guest) return own ?? guest;
  return own.savedAt >= guest.savedAt ? own : guest;
}

function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== "object" || value === null) return false;
  const { id, updatedAt } = value as { id?: unknown; updatedAt?: unknown };
  return typeof id === "string" && typeof updatedAt === "string";
}
