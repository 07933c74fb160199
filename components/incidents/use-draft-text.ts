"use client";

import { useState } from "react";
import { usePersistedDraft } from "@/components/forms/use-persisted-draft";
import { readDraft } from "@/components/forms/use-session-draft";
import { type IncidentFieldKey, incidentFieldKeys } from "@/content/duties/incident";

type Typed = Record<IncidentFieldKey, string>;

const keyOf = (id: string) => `incident-draft:${id}`;

/**
 * What is typed about a leak, kept in this window until it is saved or taken back.
 * @param stored what the server has.
 */
export function useDraftText(id: string, stored: Typed) {
  const [kept] = useState(() => keptOf(id));
  const [typed, setTyped] = useState<Typed>({ ...stored, ...kept });
  const isChanged = incidentFieldKeys.some((key) => typed[key] !== stored[key]);
  usePersistedDraft(keyOf(id), isChanged ? typed : null);
  return {
    typed,
    set: (key: IncidentFieldKey, value: string) => setTyped((now) => ({ ...now, [key]: value })),
    isChanged,
    wasRestored: kept !== null,
    takeBack: () => setTyped(stored),
  };
}

/** Of what the window keeps, as much as is ours. */
function keptOf(id: string): Partial<Typed> | null {
  const kept = readDraft<Typed>(keyOf(id));
  if (!kept) return null;
  const own = incidentFieldKeys.filter((key) => typeof kept[key] === "string");
  return Object.fromEntries(own.map((key) => [key, kept[key]]));
}
