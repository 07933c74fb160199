"use client";

import { useEffect, useState } from "react";
import { useLeaveWarning } from "@/components/forms/use-leave-warning";
import { readDraft, writeDraft } from "@/components/forms/use-session-draft";
import { type IncidentFieldKey, incidentFieldKeys } from "@/content/duties/incident";

type Typed = Record<IncidentFieldKey, string>;

const keyOf = (id: string) => `incident-draft:${id}`;

/**
 * What is typed about a leak, kept in this window until it is saved or taken back, whichever way the screen is left: a
 * link, Back, the end of a session. The browser asks before the window closes: with it goes what it keeps.
 * @param stored what the server has.
 */
export function useDraftText(id: string, stored: Typed) {
  const [kept] = useState(() => keptOf(id));
  const [typed, setTyped] = useState<Typed>({ ...stored, ...kept });
  const isChanged = incidentFieldKeys.some((key) => typed[key] !== stored[key]);
  const text = JSON.stringify(typed);
  useEffect(() => {
    writeDraft(keyOf(id), isChanged ? (JSON.parse(text) as Typed) : null);
  }, [id, isChanged, text]);
  useLeaveWarning(isChanged);
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
