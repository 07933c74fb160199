"use client";

import { useEffect, useState } from "react";
import { remember } from "@/lib/tools/history";
import type { Strength } from "@/lib/tools/password/strength";

/** What one press of the button has made. */
export type SecretSet = {
  id: number;
  kind: "password" | "phrase";
  secrets: readonly string[];
  bits: number;
  /** By specification § 5; a phrase of words has only its bits. */
  strength: Strength | null;
};

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
  const add = (set: Omit<SecretSet, "id">) =>
    setSets((before) => remember(before, { ...set, id: (before[0]?.id ?? 0) + 1 }));
  return { sets, add, clear };
}
