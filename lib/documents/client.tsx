"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { request, requestJson } from "@/lib/api-client/request";
import { saveFile, toFileName } from "@/lib/api-client/save-file";
import type {
  CreatedDocument,
  DocumentDetails,
  DocumentFormat,
  DocumentSummary,
} from "@/lib/documents/types";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { currentUserKey } from "@/lib/users/visitor";

export const documentsKey = ["/api/documents"] as const;

/** The user's documents, newest first; asked only when `enabled` (someone is signed in). */
export function useDocuments({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: documentsKey,
    queryFn: () => requestJson<DocumentSummary[]>("/api/documents?limit=200"),
    enabled,
  });
}

/** What `POST /api/documents` is sent: answers as they parse. A `draft` becomes the document. */
async function createDocument(
  answers: DocumentAnswers,
  draft: string | null,
): Promise<CreatedDocument> {
  const path = draft === null ? "/api/documents" : `/api/documents?draft=${draft}`;
  const answer = await requestJson<{
    document: DocumentDetails | DocumentDetails[];
    warnings?: CreatedDocument["warnings"];
  }>(path, { method: "POST", body: answers });
  // The contract allows an object or an array whose first item counts (specification § 7).
  const [document] = Array.isArray(answer.document) ? answer.document : [answer.document];
  if (!document) throw new Error("The answer holds no document");
  return { document, warnings: answer.warnings ?? [] };
}

/**
 * Creates a document, then refreshes the list and the user, whose monthly count has changed. With
 * `draft`, the id of a stored draft, that draft becomes the document and keeps its id.
 */
export function useCreateDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ answers, draft }: { answers: DocumentAnswers; draft: string | null }) =>
      createDocument(answers, draft),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: documentsKey });
      void client.invalidateQueries({ queryKey: currentUserKey });
    },
  });
}

/** Deletes a document and takes it off the list. */
export function useDeleteDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(`/api/documents/${id}`, { method: "DELETE" }),
    onSuccess: (_answer, id) => {
      client.setQueryData<DocumentSummary[]>(documentsKey, (documents) =>
        documents?.filter((document) => document.id !== id),
      );
    },
  });
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

/** The document as a page of HTML, for the preview window; the newest edition unless one is named. */
export async function fetchDocumentPage(id: string, edition?: number): Promise<string> {
  const search = edition === undefined ? "" : `?edition=${edition}`;
  const response = await request(`/api/documents/${id}/view${search}`, { accept: "text/html" });
  return response.text();
}
