"use client";

import { useCallback, useState } from "react";
import { usePersistedDraft } from "@/components/forms/use-persisted-draft";
import { readSessionDraft } from "@/components/forms/use-session-draft";
import type { RemarkKind } from "@/lib/features/lawyer-review/schema";

/** The editor that the remark was typed in. */
export const remarkKey = (kind: RemarkKind, clause: string) => `${kind}:${clause}`;

/** The typed texts by the editor they were typed in. */
type Typed = Readonly<Record<string, string>>;

/**
 * Unsaved remarks, kept in this window across reloads and lost connections.
 * @param id of the link.
 */
export function useUnsavedRemarks(id: string) {
  const key = `lawyer-review:${id}`;
  const [typed, setTyped] = useState<Typed>(() => textsOf(readSessionDraft<Typed>(key)));
  const count = Object.keys(typed).length;
  usePersistedDraft(key, count > 0 ? typed : null);
  /** Null removes it: saved or discarded. */
  const set = useCallback((place: string, text: string | null) => {
    setTyped(({ [place]: _before, ...others }) =>
      text === null ? others : { ...others, [place]: text },
    );
  }, []);
  return { typed, count, set };
}

/** The valid part of the stored input. */
const textsOf = (stored: object | null): Typed =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
