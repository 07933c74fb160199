/**
 * Identifies a draft in the browser: its owner, and the document whose next edition it becomes, or somebody else's site
 * that it is for.
 */
export type DraftPlace = {
  userId: string | null;
  documentId?: string | undefined;
  siteId?: string | undefined;
};

/** The storage key of a draft. */
export const draftKey = ({ userId, documentId, siteId }: DraftPlace) => {
  const of = documentId ? `:edition:${documentId}` : siteId ? `:site:${siteId}` : "";
  return `document-draft:${userId ?? "guest"}${of}`;
};

/** The storage key of the answers that a check filled in. */
export const seenKey = (userId: string | null) => `seen-answers:${userId ?? "guest"}`;

/** True when this browser stores answers that a check filled in, for anybody. */
export function hasSeenAnswers(): boolean {
  try {
    const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at));
    return names.some((name) => name?.startsWith("seen-answers:"));
  } catch {
    // Storage is unavailable: nothing was stored.
    return false;
  }
}

/** True when this browser stores answers of a guest. */
export function hasGuestDraft(): boolean {
  try {
    return localStorage.getItem(draftKey({ userId: null })) !== null;
  } catch {
    return false;
  }
}

/** Removes all drafts of a user from this browser, those of new editions too. */
export function removeDraftsOf(userId: string): void {
  for (const key of draftKeysOf(userId)) localStorage.removeItem(key);
  try {
    localStorage.removeItem(seenKey(userId));
  } catch {
    // Nothing was stored.
  }
}

/** True when this browser stores answers of a user that the server may not have. */
export const hasDraftsOf = (userId: string): boolean => draftKeysOf(userId).length > 0;

function draftKeysOf(userId: string): string[] {
  try {
    const own = draftKey({ userId });
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
    return keys.filter((name) => name === own || name.startsWith(`${own}:`));
  } catch {
    // Storage is unavailable: nothing was stored.
    return [];
  }
}
