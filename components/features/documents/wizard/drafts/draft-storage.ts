import {
  countAnswers,
  restoreValues,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { draftStore } from "@/components/forms/draft-store";
import { isObject, isObjectOf, isText } from "@/components/forms/parse-draft";
import { findDocumentType } from "@/content/documents/document-types";
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

const storeOf = (place: DraftPlace) =>
  draftStore({ key: draftKey(place), area: "browser", parse: parseDraft });

/** Reads the draft under a key; null if there is none, or the value is not a draft. */
export const readDraft = (place: DraftPlace): Draft | null => storeOf(place).read();

function parseDraft(draft: unknown): Draft | null {
  if (!isObject<keyof Draft>(draft) || !isObject(draft.values)) return null;
  const { values, savedAt, stored, marks } = draft;
  const type = isText(values.type) ? findDocumentType(values.type) : undefined;
  if (!type || !isText(savedAt)) return null;
  return {
    values: restoreValues(type, values),
    savedAt,
    stored: isStoredDraft(stored) ? stored : null,
    marks: Array.isArray(marks) ? marks.filter(isText) : [],
  };
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
  return storeOf(place).write({
    values,
    savedAt: savedAt.toISOString(),
    stored,
    marks: [...marks],
  });
}

export const removeDraft = (place: DraftPlace): void => storeOf(place).remove();

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

const isStoredDraft = isObjectOf<StoredDraft>({ id: isText, updatedAt: isText });
