"use client";

import { useEffect, useRef, useState } from "react";
import { itemKey } from "@/lib/engine/answers/package-item";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { invalidateAfterCreation } from "@/lib/features/documents/client";
import { createPackageDocument } from "@/lib/features/documents/package/client";
import type { NeededDocument } from "@/lib/features/documents/package/documents-for-owner";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";

export type ItemState =
  | { kind: "waiting" }
  | { kind: "working" }
  | { kind: "done"; id: string }
  /** `code` is the server's error code, or null when there was no response. */
  | { kind: "failed"; code: string | null; message: string };

/**
 * Makes the documents of a package one by one. Finished ones are kept; calling `run` with the rest continues. Closing
 * the dialog lets the current one finish and starts no other.
 */
export function usePackage() {
  const [states, setStates] = useState<ReadonlyMap<string, ItemState>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  const set = (item: NeededDocument, state: ItemState) =>
    setStates((current) => new Map(current).set(itemKey(item), state));

  const run = async (items: readonly NeededDocument[], answers: DocumentAnswers) => {
    setIsRunning(true);
    for (const item of items) set(item, { kind: "waiting" });
    for (const item of items) {
      if (isUnmounted.current) break;
      set(item, { kind: "working" });
      set(item, await create(item, answers));
    }
    setIsRunning(false);
    await invalidateAfterCreation();
  };
  return { states, isRunning, run };
}

async function create(item: NeededDocument, answers: DocumentAnswers): Promise<ItemState> {
  try {
    const { documents, leftOut } = await createPackageDocument(answers, item);
    const [document] = documents;
    if (document) return { kind: "done", id: document.id };
    const [refusal] = leftOut;
    return {
      kind: "failed",
      code: refusal?.code ?? null,
      message:
        refusal?.code === "LIMIT_REACHED"
          ? "Лимит документов этого месяца исчерпан."
          : (refusal?.message ?? "Сервер не создал документ."),
    };
  } catch (error) {
    return { kind: "failed", code: null, message: getErrorMessage(error, "Сервер не ответил.") };
  }
}
