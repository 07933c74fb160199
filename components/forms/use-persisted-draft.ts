"use client";

import { useEffect } from "react";
import type { DraftStore } from "@/components/forms/draft-store";
import { useUnsavedWarning } from "@/components/forms/use-unsaved-warning";

/**
 * Keeps unsaved input in this window until it is saved or discarded, however the screen is left: a link, Back, the end
 * of a session. The browser asks before the window closes, because the input is lost then.
 * @param store the same one until its key changes.
 * @param draft null while nothing differs from what is stored.
 */
export function usePersistedDraft<Values extends object>(
  store: DraftStore<Values>,
  draft: Values | null,
): void {
  // A new object on each render: compared by content.
  const text = JSON.stringify(draft);
  useEffect(() => {
    const values = JSON.parse(text) as Values | null;
    if (values === null) store.remove();
    else store.write(values);
  }, [store, text]);
  useUnsavedWarning(draft !== null);
}
