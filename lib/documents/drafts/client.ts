"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { requestJson } from "@/lib/api-client/request";
import { documentsKey } from "@/lib/documents/client";
import type { DocumentDetails, DocumentSummary } from "@/lib/documents/types";
import type { DocumentType } from "@/lib/engine/answers/options";
import type { AnswersDraft } from "@/lib/engine/facts/draft";

/** Begins a draft on the server, whatever has been typed so far. */
export function useCreateDraft() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: { type: DocumentType; formData: AnswersDraft }) =>
      requestJson<DocumentSummary>("/api/documents/drafts", { method: "POST", body: draft }),
    onSuccess: () => client.invalidateQueries({ queryKey: documentsKey }),
  });
}

/**
 * Saves a draft. `updatedAt` is what the last answer said; CONFLICT (409) means that another window
 * has saved the same draft since. Without it the draft is overwritten. A `type` among the answers
 * turns the draft into one of that type.
 */
export function useSaveDraft() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; formData: AnswersDraft; updatedAt?: string }) =>
      requestJson<DocumentSummary>(`/api/documents/${id}/draft`, { method: "PUT", body }),
    onSuccess: (saved) => {
      client.setQueryData<DocumentSummary[]>(documentsKey, (documents) =>
        documents?.map((document) => (document.id === saved.id ? saved : document)),
      );
    },
  });
}

/** A document or draft with what was typed. `fetchDocument(id, 2)` is its second edition. */
export function fetchDocument(id: string, edition?: number): Promise<DocumentDetails> {
  return requestJson<DocumentDetails>(
    `/api/documents/${id}${edition === undefined ? "" : `?edition=${edition}`}`,
  );
}
