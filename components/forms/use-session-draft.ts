"use client";

import { useEffect, useRef, useState } from "react";

/**
 * Form values that survive a reload until the window is closed. Read after the first render, because the prerendered
 * page does not have them. `forget` resets them to `empty`.
 */
export function useSessionDraft<Values extends object>(
  key: string,
  empty: Values,
): { values: Values; change: (part: Partial<Values>) => void; forget: () => void } {
  const [values, setValues] = useState(empty);
  const isRead = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, the key does not change
  useEffect(() => {
    const stored = readSessionDraft<Values>(key);
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

/** The stored form values of this window; null if there are none. */
export function readSessionDraft<Values>(key: string): Partial<Values> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof stored === "object" ? (stored as Partial<Values> | null) : null;
  } catch {
    // Storage is blocked, or the value is malformed: start with an empty form.
    return null;
  }
}

/** `null` removes them. */
export function writeDraft(key: string, values: object | null): void {
  try {
    if (values === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage is blocked: the form works, but a reload empties it.
  }
}
