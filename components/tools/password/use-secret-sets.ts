"use client";

import { useEffect, useState } from "react";
import type { Strength } from "@/lib/tools/password/strength";
import { addToHistory } from "@/lib/tools/result-history";

/** Passwords or passphrases generated together with the same settings. */
export type SecretSet = {
  id: number;
  kind: "password" | "phrase";
  secrets: readonly string[];
  bits: number;
  /** The strength as docs/specification/tools.md#passwords defines it; a passphrase has only its bits. */
  strength: Strength | null;
  /** Requested with the button or copied: changing the settings does not replace it. */
  isKept: boolean;
};

export type NewSet = Omit<SecretSet, "id" | "isKept">;

/**
 * The last ten sets, newest first. They are only in the memory of this page, and are dropped when the visitor leaves: a
 * browser may keep a page and show it again on «Назад».
 */
export function useSecretSets() {
  const [sets, setSets] = useState<readonly SecretSet[]>([]);
  const clear = () => setSets([]);
  useEffect(() => {
    const forget = () => setSets([]);
    window.addEventListener("pagehide", forget);
    return () => window.removeEventListener("pagehide", forget);
  }, []);

  const push = (before: readonly SecretSet[], set: NewSet, isKept: boolean) =>
    addToHistory(before, { ...set, isKept, id: (before[0]?.id ?? 0) + 1 });
  /** Adds a set. */
  const add = (set: NewSet) => setSets((before) => push(before, set, true));
  /** Replaces the newest set, unless the user requested or copied it. */
  const replace = (set: NewSet) =>
    setSets((before) => {
      const [newest, ...earlier] = before;
      if (!newest || newest.isKept) return push(before, set, false);
      return [{ ...set, isKept: false, id: newest.id }, ...earlier];
    });
  /** Nothing can be generated with the settings: removes the result of the previous ones. */
  const drop = () => setSets((before) => (before[0]?.isKept ? before : before.slice(1)));
  const keep = (id: number) =>
    setSets((before) => before.map((set) => (set.id === id ? { ...set, isKept: true } : set)));
  return { sets, add, replace, drop, keep, clear };
}
