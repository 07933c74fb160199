"use client";

import { useCallback, useMemo, useState } from "react";
import { draftStore } from "@/components/forms/draft-store";
import { parseTexts } from "@/components/forms/parse-draft";
import { usePersistedDraft } from "@/components/forms/use-persisted-draft";
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
  const store = useMemo(
    () => draftStore({ key: `lawyer-review:${id}`, area: "tab", parse: parseTexts }),
    [id],
  );
  const [typed, setTyped] = useState<Typed>(() => store.read() ?? {});
  const count = Object.keys(typed).length;
  usePersistedDraft(store, count > 0 ? typed : null);
  /** Null removes it: saved or discarded. */
  const set = useCallback((place: string, text: string | null) => {
    setTyped(({ [place]: _before, ...others }) =>
      text === null ? others : { ...others, [place]: text },
    );
  }, []);
  return { typed, count, set };
}
