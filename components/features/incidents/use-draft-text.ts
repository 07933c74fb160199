"use client";

import { useMemo, useState } from "react";
import { draftStore } from "@/components/forms/draft-store";
import { isText, parsePart } from "@/components/forms/parse-draft";
import { usePersistedDraft } from "@/components/forms/use-persisted-draft";
import { type IncidentFieldKey, incidentFieldKeys } from "@/content/incidents/incidents";

type Typed = Record<IncidentFieldKey, string>;

const parse = parsePart<Typed>(
  Object.fromEntries(incidentFieldKeys.map((key) => [key, isText])) as Record<
    IncidentFieldKey,
    typeof isText
  >,
);

/**
 * Unsaved input about a leak, kept in this window until it is saved or discarded.
 * @param stored the server's values.
 */
export function useDraftText(id: string, stored: Typed) {
  const store = useMemo(
    () => draftStore({ key: `incident-draft:${id}`, area: "tab", parse }),
    [id],
  );
  const [restored] = useState(() => store.read());
  const [typed, setTyped] = useState<Typed>({ ...stored, ...restored });
  const isChanged = incidentFieldKeys.some((key) => typed[key] !== stored[key]);
  usePersistedDraft(store, isChanged ? typed : null);
  return {
    typed,
    set: (key: IncidentFieldKey, value: string) => setTyped((now) => ({ ...now, [key]: value })),
    isChanged,
    wasRestored: restored !== null,
    takeBack: () => setTyped(stored),
  };
}
