"use client";

import { useCallback, useState } from "react";
import { usePersistedDraft } from "@/components/forms/use-persisted-draft";
import { readDraft } from "@/components/forms/use-session-draft";
import type { RemarkKind } from "@/lib/features/lawyer-review/schema";

/** Where a remark is typed. */
export const remarkKey = (kind: RemarkKind, clause: string) => `${kind}:${clause}`;

/** By the place where it was typed. */
type Typed = Readonly<Record<string, string>>;

/**
 * What is typed and not saved yet, kept in this window over a reload and a lost connection.
 * @param id of the link.
 */
export function useUnsavedRemarks(id: string) {
  const key = `lawyer-review:${id}`;
  const [typed, setTyped] = useState<Typed>(() => textsOf(readDraft<Typed>(key)));
  const count = Object.keys(typed).length;
  usePersistedDraft(key, count > 0 ? typed : null);
  /** Null where it is saved or taken back. */
  const set = useCallback((place: string, text: string | null) => {
    setTyped(({ [place]: _before, ...others }) =>
      text === null ? others : { ...others, [place]: text },
    );
  }, []);
  return { typed, count, set };
}

/** Of what the window keeps, as much as is ours. */
const textsOf = (kept: object | null): Typed =>
  Object.fromEntries(
    Object.entries(kept ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
