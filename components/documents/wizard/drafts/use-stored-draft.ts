"use client";

import { useEffect, useState } from "react";
import { fetchDocument } from "@/lib/features/documents/fetch-document";
import type { DocumentDetails } from "@/lib/features/documents/responses";

type StoredDraft = {
  draft: DocumentDetails | null;
  error: unknown;
  isLoading: boolean;
  retry: () => void;
};

/** A draft on the server to go on with. Read once: from then on the form is ahead of it. */
export function useStoredDraft(id: string | undefined): StoredDraft {
  const [draft, setDraft] = useState<DocumentDetails | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isLoading, setIsLoading] = useState(id !== undefined);
  useEffect(() => {
    if (id === undefined || !isLoading) return;
    let isGone = false;
    fetchDocument(id)
      .then(
        (found) => isGone || setDraft(found),
        (failure: unknown) => isGone || setError(failure),
      )
      .then(() => isGone || setIsLoading(false));
    return () => {
      isGone = true;
    };
  }, [id, isLoading]);
  return { draft, error: draft ? null : error, isLoading, retry: () => setIsLoading(true) };
}
