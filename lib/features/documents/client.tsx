"use client";

import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { toFileName } from "@/lib/core/file-name";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { currentUserKey } from "@/lib/features/accounts/current-user";
import type { DocumentFormat } from "@/lib/features/documents/formats";
import type {
  CreatedDocument,
  DocumentDetails,
  DocumentSummary,
} from "@/lib/features/documents/responses";
import { getQueryClient } from "@/lib/platform/api-client/query-client";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { saveFile } from "@/lib/platform/api-client/save-file";

export const documentsKey = ["/api/documents"] as const;

/** The user's documents, newest first; asked only when `enabled` (someone is signed in). */
export function useDocuments({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: documentsKey,
    queryFn: () => requestJson<DocumentSummary[]>("/api/documents?limit=200"),
    enabled,
  });
}

/**
 * Creates a document, then refreshes the list and the user, whose monthly count has changed. With
 * `draft`, the id of a stored draft, that draft becomes the document and keeps its id.
 * @throws ApiError
 */
export async function createDocument({
  answers,
  draft,
}: {
  answers: DocumentAnswers;
  draft: string | null;
}): Promise<CreatedDocument> {
  const path = draft === null ? "/api/documents" : `/api/documents?draft=${draft}`;
  const answer = await requestJson<{
    document: DocumentDetails | DocumentDetails[];
    warnings?: CreatedDocument["warnings"];
  }>(path, { method: "POST", body: answers });
  // The contract allows an object or an array whose first item counts
  // (docs/specification/documents.md#creation).
  const [document] = Array.isArray(answer.document) ? answer.document : [answer.document];
  if (!document) throw new Error("The answer holds no document");
  const client = getQueryClient();
  void client.invalidateQueries({ queryKey: documentsKey });
  void client.invalidateQueries({ queryKey: currentUserKey });
  return { document, warnings: answer.warnings ?? [] };
}

/** Deletes a document and takes it off the list. @throws ApiError */
export async function deleteDocument(id: string): Promise<void> {
  await request(`/api/documents/${id}`, { method: "DELETE" });
  getQueryClient().setQueryData<DocumentSummary[]>(documentsKey, (documents) =>
    documents?.filter((document) => document.id !== id),
  );
}

/** The call above as a mutation. */
export function useDeleteDocument() {
  return useMutation({ mutationFn: deleteDocument });
}

/**
 * Downloads one format of a document under its own name; the newest edition unless one is named.
 * @throws ApiError when the server refuses, PREMIUM_REQUIRED for DOCX and PDF on the free plan.
 */
export async function downloadDocument(
  document: Pick<DocumentSummary, "id" | "name">,
  format: DocumentFormat,
  edition?: number,
): Promise<void> {
  const search = new URLSearchParams({ format });
  if (edition !== undefined) search.set("edition", String(edition));
  const response = await request(`/api/documents/${document.id}/download?${search}`, {
    accept: "*/*",
  });
  saveFile(await response.blob(), toFileName(document.name, format));
}

/** The page of one edition in the store: it never changes, and the sheet and the copies share it. */
export const documentPageQuery = (id: string, edition: number) =>
  queryOptions({
    queryKey: ["/api/documents", id, "view", edition],
    queryFn: () => fetchDocumentPage(id, edition),
  });

/** The document as a page of HTML, for the preview window; the newest edition unless one is named. */
export async function fetchDocumentPage(id: string, edition?: number): Promise<string> {
  const search = edition === undefined ? "" : `?edition=${edition}`;
  const response = await request(`/api/documents/${id}/view${search}`, { accept: "text/html" });
  return response.text();
}
