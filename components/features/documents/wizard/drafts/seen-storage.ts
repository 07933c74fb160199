import type { SeenAnswers } from "@/components/features/documents/open-wizard/wizard-context";
import { draftStore } from "@/components/forms/draft-store";
import { isObject, isText } from "@/components/forms/parse-draft";
import { seenKey } from "@/lib/features/documents/drafts/browser-drafts";

/** Unconfirmed answers from a check, for the last open form. */
export type StoredSeen = SeenAnswers & {
  /** The draft on the server they belong to; null if the form is stored in this browser only. */
  draftId: string | null;
};

const storeOf = (userId: string | null) =>
  draftStore({ key: seenKey(userId), area: "browser", parse: parseSeen });

/** Reads the stored value of a user, or of a guest; null if there is none or it is malformed. */
export const readSeen = (userId: string | null): StoredSeen | null => storeOf(userId).read();

function parseSeen(stored: unknown): StoredSeen | null {
  if (!isObject<keyof StoredSeen>(stored)) return null;
  const { from, answers, draftId } = stored;
  if (!isObject(answers) || (from !== "site" && from !== "text")) return null;
  const known = answers as StoredSeen["answers"];
  return { from, answers: known, draftId: isText(draftId) ? draftId : null };
}

/** Stores it until the form is reopened; null or an empty value removes it. */
export function storeSeen(userId: string | null, seen: StoredSeen | null): void {
  if (seen === null || Object.keys(seen.answers).length === 0) storeOf(userId).remove();
  // If it is not stored, the notice lasts as long as the form is open.
  else storeOf(userId).write(seen);
}
