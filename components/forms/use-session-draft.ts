"use client";

import { useEffect, useRef, useState } from "react";
import type { DraftStore } from "@/components/forms/draft-store";

/**
 * Form values that survive a reload until the window is closed. Read after the first render, because the prerendered
 * page does not have them. `forget` resets them to `empty`.
 * @param store one for all renders.
 */
export function useSessionDraft<Values extends object>(
  store: DraftStore<Partial<Values>>,
  empty: Values,
): { values: Values; change: (part: Partial<Values>) => void; forget: () => void } {
  const [values, setValues] = useState(empty);
  const isRead = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, the store does not change
  useEffect(() => {
    const stored = store.read();
    isRead.current = true;
    if (stored) setValues((typed) => ({ ...typed, ...stored }));
  }, []);

  useEffect(() => {
    if (isRead.current && values !== empty) store.write(values);
  }, [store, values, empty]);

  return {
    values,
    change: (part) => setValues((before) => ({ ...before, ...part })),
    forget: () => {
      setValues(empty);
      store.remove();
    },
  };
}
