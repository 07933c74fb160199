"use client";

import { useState } from "react";
import { usePersistedDraft } from "@/components/forms/use-persisted-draft";
import { readSessionDraft } from "@/components/forms/use-session-draft";
import { type IncidentFieldKey, incidentFieldKeys } from "@/content/duties/incident";

type Typed = Record<IncidentFieldKey, string>;

const keyOf = (id: string) => `incident-draft:${id}`;

/**
 * Unsaved input about a leak, kept in this window until it is saved or discarded.
 * @param stored the server's values.
 */
export function useDraftText(id: string, stored: Typed) {
  const [restored] = useState(() => restoreDraft(id));
  const [typed, setTyped] = useState<Typed>({ ...stored, ...restored });
  const isChanged = incidentFieldKeys.some((key) => typed[key] !== stored[key]);
  usePersistedDraft(keyOf(id), isChanged ? typed : null);
  return {
    typed,
    set: (key: IncidentFieldKey, value: string) => setTyped((now) => ({ ...now, [key]: value })),
    isChanged,
    wasRestored: restored !== null,
    takeBack: () => setTyped(stored),
  };
}

/** The valid part of the stored input. */
function restoreDraft(id: string): Partial<Typed> | null {
  const draft = readSessionDraft<Typed>(keyOf(id));
  if (!draft) return null;
  const storedKeys = incidentFieldKeys.filter((key) => typeof draft[key] === "string");
  return Object.fromEntries(storedKeys.map((key) => [key, draft[key]]));
}
