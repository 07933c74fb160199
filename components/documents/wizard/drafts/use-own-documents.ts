"use client";

import { useEffect, useState } from "react";
import { documentsClient } from "@/components/documents/wizard/late-client";
import type { DocumentSummary } from "@/lib/features/documents/responses";

/** The documents and drafts of whoever is signed in, newest first; none of a guest. */
export function useOwnDocuments({ isSignedIn }: { isSignedIn: boolean }): DocumentSummary[] {
  const [documents, setDocuments] = useState<DocumentSummary[]>([]);
  useEffect(() => {
    if (!isSignedIn) return;
    let stop = () => {};
    let isGone = false;
    documentsClient().then(
      ({ watchDocuments }) => {
        if (!isGone) stop = watchDocuments(setDocuments);
      },
      // Without them the form goes on; they stand in «Мои документы».
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
      setDocuments([]);
    };
  }, [isSignedIn]);
  return documents;
}
