"use client";

import { useMemo, useState } from "react";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import { draftStore } from "@/components/forms/draft-store";
import { isListOf, isObject, isText, parseWhole } from "@/components/forms/parse-draft";
import { usePersistedDraft } from "@/components/forms/use-persisted-draft";

/** Answers that differ from the stored ones, and the guided questions' extra state. */
type StoredChanges = { changes: Partial<WizardValues>; marks: string[] };

const parse = parseWhole<StoredChanges>({
  // `siteValues` restores the answers one by one.
  changes: (value): value is Partial<WizardValues> => isObject(value),
  marks: isListOf(isText),
});

const useStore = (siteId: string) =>
  useMemo(() => draftStore({ key: `passport-draft:${siteId}`, area: "tab", parse }), [siteId]);

/** Unsaved input about this site in this window. */
export function useStoredDraft(siteId: string): StoredChanges | null {
  const store = useStore(siteId);
  const [stored] = useState(() => store.read());
  return stored;
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
  const store = useStore(siteId);
  const isChanged = Object.keys(changes).length > 0;
  const stored: StoredChanges = { changes, marks: [...marks] };
  usePersistedDraft(store, isChanged ? stored : null);
  return store.remove;
}
