"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { GuidedLogic } from "@/components/features/documents/form-model/form-path";
import { whenIdle } from "@/components/shell/when-idle";

/*
 * Code that was loaded, for every form of the page. No TanStack query: a sign-in empties that store, and the form around
 * would lose its guided questions in the middle.
 */
let loaded: GuidedLogic | null = null;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Loads the logic of the guided questions once something is answered.
 *
 * @param isWanted false: never starts loading, only reports the state.
 * @returns null until loaded.
 */
export function useGuidedLogic(isWanted: boolean): GuidedLogic | null {
  const logic = useSyncExternalStore(
    listen,
    () => loaded,
    () => null,
  );
  useEffect(() => {
    if (logic || !isWanted) return;
    const load = async () => {
      const fields = await import("@/components/features/documents/form/guided/guided-fields");
      loaded = fields.guidedLogic;
      for (const tell of listeners) tell();
    };
    // If loading failed offline, try again when the browser is online.
    const tryToLoad = () => void load().catch(() => undefined);
    window.addEventListener("online", tryToLoad);
    const stopWaiting = whenIdle(tryToLoad);
    return () => {
      stopWaiting();
      window.removeEventListener("online", tryToLoad);
    };
  }, [logic, isWanted]);
  return logic;
}
