"use client";

import { useEffect } from "react";
import { writeDraft } from "@/components/forms/use-session-draft";
import { useUnsavedWarning } from "@/components/forms/use-unsaved-warning";

/**
 * Keeps unsaved input in this window until it is saved or discarded, however the screen is left: a link, Back, the end
 * of a session. The browser asks before the window closes, because the input is lost then.
 * @param key the key for `readSessionDraft`.
 * @param draft null while nothing differs from what is stored.
 */
export function usePersistedDraft(key: string, draft: object | null): void {
  // A new object on each render: compared by content.
  const text = JSON.stringify(draft);
  useEffect(() => writeDraft(key, JSON.parse(text) as object | null), [key, text]);
  useUnsavedWarning(draft !== null);
}
