"use client";

import { useEffect, useRef, useState } from "react";

/**
 * The values of a form that survive a reload of the page, until the window is closed. They are read after the
 * first render, because the prerendered page does not have them. `forget` puts `empty` back.
 */
export function useSessionDraft<Values extends object>(
  key: string,
  empty: Values,
): { values: Values; change: (part: Partial<Values>) => void; forget: () => void } {
  const [values, setValues] = useState(empty);
  const isRead = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, the key does not change
  useEffect(() => {
    const stored = readDraft<Values>(key);
    isRead.current = true;
    if (stored) setValues((typed) => ({ ...typed, ...stored }));
  }, []);

  useEffect(() => {
    if (isRead.current && values !== empty) writeDraft(key, values);
  }, [key, values, empty]);

  return {
    values,
    change: (part) => setValues((before) => ({ ...before, ...part })),
    forget: () => {
      setValues(empty);
      writeDraft(key, null);
    },
  };
}

/** What this window keeps of a form; null where it keeps nothing. */
export function readDraft<Values>(key: string): Partial<Values> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof stored === "object" ? (stored as Partial<Values> | null) : null;
  } catch {
    // Storage is refused, or the value is not ours: the form begins empty.
    return null;
  }
}

/** `null` forgets it. */
export function writeDraft(key: string, values: object | null): void {
  try {
    if (values === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Refused storage: the form works, only a reload empties it.
  }
}
