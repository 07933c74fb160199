"use client";

import { useEffect } from "react";
import { writeDraft } from "@/components/forms/use-session-draft";
import { useUnsavedWarning } from "@/components/forms/use-unsaved-warning";

/**
 * Keeps what is typed in this window until it is saved or taken back, whichever way the screen is left: a link, Back,
 * the end of a session. The browser asks before the window closes: with it goes what it keeps.
 * @param key `readDraft` finds it by the same one.
 * @param draft null while nothing differs from what is stored.
 */
export function usePersistedDraft(key: string, draft: object | null): void {
  // Made anew with each render: compared by what it says.
  const text = JSON.stringify(draft);
  useEffect(() => writeDraft(key, JSON.parse(text) as object | null), [key, text]);
  useUnsavedWarning(draft !== null);
}
