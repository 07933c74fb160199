import {
  countAnswers,
  restoreValues,
  type WizardValues,
} from "@/components/documents/wizard/plan/form-values";
import { findDocumentType } from "@/content/document-types";

/**
 * The unfinished form, kept in this browser, one for guests and one for each user: a guest's draft is
 * taken over after sign-in, and nobody is shown another user's.
 */
export type Draft = { values: WizardValues; savedAt: string };

const keyOf = (userId: string | null) => `document-draft:${userId ?? "guest"}`;

function readDraft(userId: string | null): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const { values, savedAt } = stored as { values?: { type?: string }; savedAt?: unknown };
    const type = findDocumentType(values?.type);
    if (!type || typeof savedAt !== "string") return null;
    return { values: restoreValues(type, values), savedAt };
  } catch {
    // Storage is refused or holds something that is not ours.
    return null;
  }
}

/** Keeps the form as it stands; an untouched one is not worth offering again. */
export function writeDraft(userId: string | null, values: WizardValues, savedAt: Date): void {
  if (countAnswers(values) === 0) return;
  try {
    localStorage.setItem(
      keyOf(userId),
      JSON.stringify({ values, savedAt: savedAt.toISOString() } satisfies Draft),
    );
  } catch {
    // Full or refused: the form still stands in memory.
  }
}

export function removeDraft(userId: string | null): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was stored.
  }
}

/** The draft to offer: the user's own or the guest's of this browser, whichever is newer. */
export function findDraft(userId: string | null): Draft | null {
  const guest = readDraft(null);
  const own = userId ? readDraft(userId) : null;
  if (!own || !guest) return own ?? guest;
  return own.savedAt >= guest.savedAt ? own : guest;
}
