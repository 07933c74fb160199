import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { documentsQuery } from "@/lib/features/documents/cache/documents-query";
import type { NewDraft } from "@/lib/features/documents/drafts/schema";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";
import { getQueryClient } from "@/lib/platform/api-client/cache/query-client";
import { storeMutationResult } from "@/lib/platform/api-client/cache/store-mutation-result";
import { mayOutlivePage } from "@/lib/platform/api-client/may-outlive-page";
import { requestJson } from "@/lib/platform/api-client/request";

/**
 * Stores a new draft on the server, however incomplete; with `site` for the owner of that site.
 * @throws ApiError when the server rejects the call.
 */
export async function createDraft(draft: NewDraft, site?: string): Promise<DocumentSummary> {
  const query = site === undefined ? "" : (`?site=${site}` as const);
  const saved = await requestJson(`/api/documents/drafts${query}`, {
    method: "POST",
    body: draft,
  });
  // The caller waits only for the draft, not for the list.
  void getQueryClient().invalidateQueries({ queryKey: documentsQuery.queryKey });
  return saved;
}

/**
 * Saves a draft. `updatedAt` is that of the last response; CONFLICT (409) means that another window has saved the draft
 * since. Without it the draft is overwritten. A `type` among the answers turns the draft into one of that type. Unless
 * it is too long, the call outlives the page, because a page that is left is saved last.
 * @throws ApiError when the server rejects the call.
 */
export async function saveDraft({
  id,
  ...body
}: {
  id: string;
  formData: AnswersDraft;
  updatedAt?: string;
}): Promise<DocumentSummary> {
  const saved = await requestJson(`/api/documents/${id}/draft`, {
    method: "PUT",
    body,
    keepalive: mayOutlivePage(body),
  });
  storeMutationResult(getQueryClient(), documentsQuery.queryKey, (documents) =>
    // The site that the draft is for does not change.
    documents.map((document) =>
      document.id === saved.id ? { ...saved, shared: document.shared } : document,
    ),
  );
  return saved;
}
