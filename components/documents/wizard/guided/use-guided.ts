"use client";

import { useEffect, useState } from "react";
import type { Guided } from "@/components/documents/wizard/plan/form-path";
import { whenIdle } from "@/components/shell/when-idle";

let loaded: Guided | null = null;

/** What stands behind the guided questions; fetched once the first questions can be answered, null until then. */
export function useGuided(): Guided | null {
  const [guided, setGuided] = useState(loaded);
  useEffect(() => {
    if (guided) return;
    const load = async () => {
      loaded = await import("@/lib/engine/questions/guided-answers");
      setGuided(loaded);
    };
    // Lost with the line, it is asked for again when that is back.
    const tryToLoad = () => void load().catch(() => undefined);
    window.addEventListener("online", tryToLoad);
    const stopWaiting = whenIdle(tryToLoad);
    return () => {
      stopWaiting();
      window.removeEventListener("online", tryToLoad);
    };
  }, [guided]);
  return guided;
}
