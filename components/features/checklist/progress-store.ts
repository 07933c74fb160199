"use client";

import { useSyncExternalStore } from "react";
import { type ChecklistProgress, parseProgress } from "@/components/features/checklist/progress";
import { mayBeSignedIn } from "@/lib/platform/api-client/auth-token";

/*
 * The checked items as this browser has them: a store of its own, and no TanStack query. The list is a page of words for
 * guests too, who have no server's copy and do not load the library (11 kB); what is kept here is the browser's own, under
 * a key that is a contract, told to other tabs by `storage`. An account's copy is laid over it by
 * `sync-with-account.ts`, which saves one change after another: a query would show the older of two.
 */

/** The key is fixed: docs/specification/site.md#browser-storage. */
const storageKey = "important-checklist-progress";
/** The account that has all these items; absent while they are only in this browser. */
const accountKey = "important-checklist-account";
const nothing: ChecklistProgress = {};

/** The progress in memory; null until it was read. Needed for browsers that refuse storage. */
let current: ChecklistProgress | null = null;
const listeners = new Set<() => void>();

/** Where changes are saved in addition to this browser: the signed-in user's account. */
type RemoteSave = (changes: ChecklistProgress) => void;
let remoteSave: RemoteSave | null = null;

/** The checked items of this browser. */
export function getProgress(): ChecklistProgress {
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
    // The checked items live as long as the window does.
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

export function setDone(id: string, isDone: boolean): void {
  set({ ...getProgress(), [id]: isDone });
  remoteSave?.({ [id]: isDone });
}

export function clearProgress(): void {
  const checked = Object.keys(getProgress());
  set(nothing);
  remoteSave?.(Object.fromEntries(checked.map((id) => [id, false])));
}

/** What the account holds takes the place of what is here. */
export const replaceProgress = (progress: ChecklistProgress): void => set(progress);

/** From now on changes are passed to `keep` as well; null stops that. */
export function setRemoteSave(keep: RemoteSave | null): void {
  remoteSave = keep;
}

/** The id of the user whose account has all that is checked here, or null. */
export function readAccountId(): string | null {
  try {
    return localStorage.getItem(accountKey);
  } catch {
    return null;
  }
}

export function writeAccountId(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(accountKey);
    else localStorage.setItem(accountKey, userId);
  } catch {
    // Then the checked items are laid over the account's at each visit, which loses none either.
  }
}

/**
 * Removes checked items that belong to an account after signing out: they must not get into the account of the next
 * user who signs in here. A guest's stay.
 */
export function clearAccountProgress(): void {
  if (readAccountId() === null || mayBeSignedIn()) return;
  writeAccountId(null);
  set(nothing);
}

/** The checked items of this browser; none until the page has come to life, as it was prerendered. */
export const useProgress = (): ChecklistProgress =>
  useSyncExternalStore(subscribe, getProgress, () => nothing);
