/** The owner of a draft, and the document whose new edition it becomes, or the site of somebody else that it is for. */
export type DraftPlace = {
  userId: string | null;
  documentId?: string | undefined;
  siteId?: string | undefined;
};

/** Under which key of the browser's storage a draft is kept. */
export const draftKey = ({ userId, documentId, siteId }: DraftPlace) => {
  const of = documentId ? `:edition:${documentId}` : siteId ? `:site:${siteId}` : "";
  return `document-draft:${userId ?? "guest"}${of}`;
};

/** Under which key this browser keeps what a check filled in. */
export const seenKey = (userId: string | null) => `seen-answers:${userId ?? "guest"}`;

/** True while this browser keeps what a check filled in, for anybody. */
export function hasSeenAnswers(): boolean {
  try {
    const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at));
    return names.some((name) => name?.startsWith("seen-answers:"));
  } catch {
    // Storage is refused: nothing was kept.
    return false;
  }
}

/** True while this browser keeps what a guest typed. */
export function hasGuestDraft(): boolean {
  try {
    return localStorage.getItem(draftKey({ userId: null })) !== null;
  } catch {
    return false;
  }
}

/** Removes every draft that this browser keeps of a user, those of new editions too. */
export function removeDraftsOf(userId: string): void {
  for (const key of draftKeysOf(userId)) localStorage.removeItem(key);
  try {
    localStorage.removeItem(seenKey(userId));
  } catch {
    // Nothing was stored.
  }
}

/** True while this browser keeps answers of a user that the server may not have. */
export const hasDraftsOf = (userId: string): boolean => draftKeysOf(userId).length > 0;

function draftKeysOf(userId: string): string[] {
  try {
    const own = draftKey({ userId });
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
    return keys.filter((name) => name === own || name.startsWith(`${own}:`));
  } catch {
    // Storage is refused: nothing was kept.
    return [];
  }
}
