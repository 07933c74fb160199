"use client";

import { useEffect, useState } from "react";
import { addToHistory } from "@/lib/tools/history";
import type { Strength } from "@/lib/tools/password/strength";

/** Passwords or phrases of the same settings, made at once. */
export type SecretSet = {
  id: number;
  kind: "password" | "phrase";
  secrets: readonly string[];
  bits: number;
  /** By docs/specification/tools.md#passwords; a phrase of words has only its bits. */
  strength: Strength | null;
  /** Asked for with the button or copied: a change of the settings does not take its place. */
  isKept: boolean;
};

export type NewSet = Omit<SecretSet, "id" | "isKept">;

/**
 * The last ten sets, the newest first. They are in the memory of this page and nowhere else, and leave it
 * with the visitor: a browser may keep a page that was left and show it again on «Назад».
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
  /** One more. */
  const add = (set: NewSet) => setSets((before) => push(before, set, true));
  /** Replaces the newest set, unless the user asked for it or has taken it. */
  const replace = (set: NewSet) =>
    setSets((before) => {
      const [newest, ...earlier] = before;
      if (!newest || newest.isKept) return push(before, set, false);
      return [{ ...set, isKept: false, id: newest.id }, ...earlier];
    });
  /** Nothing can be made of the settings: what was made of those before goes. */
  const drop = () => setSets((before) => (before[0]?.isKept ? before : before.slice(1)));
  const keep = (id: number) =>
    setSets((before) => before.map((set) => (set.id === id ? { ...set, isKept: true } : set)));
  return { sets, add, replace, drop, keep, clear };
}
