"use client";

import { useState } from "react";
import type { WizardValues } from "@/components/documents/wizard/form-model/form-values";
import { usePersistedDraft } from "@/components/forms/use-persisted-draft";
import { readSessionDraft, writeDraft } from "@/components/forms/use-session-draft";

/** Answers that differ from the stored ones, and the guided questions' extra state. */
type StoredChanges = { changes: Partial<WizardValues>; marks: string[] };

const keyOf = (siteId: string) => `passport-draft:${siteId}`;

/** Unsaved input about this site in this window. */
export function useStoredDraft(siteId: string): StoredChanges | null {
  const [stored] = useState(() => readSessionDraft<StoredChanges>(keyOf(siteId)));
  return stored?.changes && Array.isArray(stored.marks) ? (stored as StoredChanges) : null;
}

/** The answers of `values` that differ from `stored`. */
export function changesOf(values: WizardValues, stored: WizardValues): Partial<WizardValues> {
  const keys = Object.keys(values) as (keyof WizardValues)[];
  const changed = keys.filter((key) => JSON.stringify(values[key]) !== JSON.stringify(stored[key]));
  return Object.fromEntries(changed.map((key) => [key, values[key]]));
}

/**
 * Keeps the input in this window until it is saved or discarded.
 * @returns the function that discards it.
 */
export function useDraftChanges(
  siteId: string,
  changes: Partial<WizardValues>,
  marks: ReadonlySet<string>,
): () => void {
  const isChanged = Object.keys(changes).length > 0;
  const stored: StoredChanges = { changes, marks: [...marks] };
  usePersistedDraft(keyOf(siteId), isChanged ? stored : null);
  return () => writeDraft(keyOf(siteId), null);
}
