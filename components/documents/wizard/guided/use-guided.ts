"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { Guided } from "@/components/documents/wizard/plan/form-path";
import { whenIdle } from "@/components/shell/when-idle";

let loaded: Guided | null = null;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * What stands behind the guided questions; null until it has come. With the questions themselves, and no earlier than
 * anything is answered: a form that is only looked at does without. `isWanted` false: only told when it comes.
 */
export function useGuided(isWanted: boolean): Guided | null {
  const guided = useSyncExternalStore(
    listen,
    () => loaded,
    () => null,
  );
  useEffect(() => {
    if (guided || !isWanted) return;
    const load = async () => {
      const fields = await import("@/components/documents/wizard/guided/guided-fields");
      loaded = fields.guidedAnswers;
      for (const tell of listeners) tell();
    };
    // Lost with the line, it is asked for again when that is back.
    const tryToLoad = () => void load().catch(() => undefined);
    window.addEventListener("online", tryToLoad);
    const stopWaiting = whenIdle(tryToLoad);
    return () => {
      stopWaiting();
      window.removeEventListener("online", tryToLoad);
    };
  }, [guided, isWanted]);
  return guided;
}
