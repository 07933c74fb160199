import type { AnswersDraft } from "@/lib/engine/facts/known";
import { documentKeys } from "@/lib/features/documents/client";
import type { NewDraft } from "@/lib/features/documents/drafts/schema";
import type { DocumentSummary } from "@/lib/features/documents/responses";
import { getQueryClient } from "@/lib/platform/api-client/query-client";
import { requestJson } from "@/lib/platform/api-client/request";
import { storeWritten } from "@/lib/platform/api-client/store-written";

/**
 * Begins a draft on the server, whatever has been typed so far.
 * @throws ApiError when the server refuses.
 */
export async function createDraft(draft: NewDraft): Promise<DocumentSummary> {
  const saved = await requestJson<DocumentSummary>("/api/documents/drafts", {
    method: "POST",
    body: draft,
  });
  // Whoever waits for the draft does not wait for the list.
  void getQueryClient().invalidateQueries({ queryKey: documentKeys.list });
  return saved;
}

/**
 * Saves a draft. `updatedAt` is what the last response said; CONFLICT (409) means that another window
 * has saved the same draft since. Without it the draft is overwritten. A `type` among the answers
 * turns the draft into one of that type.
 * @throws ApiError when the server refuses.
 */
export async function saveDraft({
  id,
  ...body
}: {
  id: string;
  formData: AnswersDraft;
  updatedAt?: string;
}): Promise<DocumentSummary> {
  const saved = await requestJson<DocumentSummary>(`/api/documents/${id}/draft`, {
    method: "PUT",
    body,
  });
  storeWritten<DocumentSummary[]>(getQueryClient(), documentKeys.list, (documents) =>
    documents.map((document) => (document.id === saved.id ? saved : document)),
  );
  return saved;
}
