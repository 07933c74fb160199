"use client";

import { useSyncExternalStore } from "react";
import { type ChecklistProgress, parseProgress } from "@/components/checklist/progress";

/** Specification § 9. */
const storageKey = "important-checklist-progress";
const nothing: ChecklistProgress = {};

/** What this window knows; null until it has looked. Kept here too, for a browser that stores nothing. */
let current: ChecklistProgress | null = null;
const listeners = new Set<() => void>();

function look(): ChecklistProgress {
  if (current === null) {
    try {
      current = parseProgress(localStorage.getItem(storageKey));
    } catch {
      current = nothing;
    }
  }
  return current;
}

function set(progress: ChecklistProgress): void {
  current = progress;
  try {
    localStorage.setItem(storageKey, JSON.stringify(progress));
  } catch {
    // The ticks live as long as the window does.
  }
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== storageKey && key !== null) return;
    current = null;
    listen();
  };
  listeners.add(listen);
  window.addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(listen);
    window.removeEventListener("storage", elsewhere);
  };
}

export const setDone = (id: string, done: boolean): void => set({ ...look(), [id]: done });

export const clearProgress = (): void => set(nothing);

/** The ticks of this browser; none until the page has come to life, as it was prerendered. */
export const useProgress = (): ChecklistProgress =>
  useSyncExternalStore(subscribe, look, () => nothing);
