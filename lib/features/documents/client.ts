"use client";

import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { toFileName } from "@/lib/core/file-name";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { currentUserKey } from "@/lib/features/accounts/current-user";
import { allowanceKey } from "@/lib/features/documents/allowance/client";
import type {
  CreatedDocument,
  DocumentDetails,
  DocumentSummary,
} from "@/lib/features/documents/responses";
import { siteKeys } from "@/lib/features/passport/site-keys";
import { getQueryClient } from "@/lib/platform/api-client/query-client";
import { fetchAllPages, request, requestJson } from "@/lib/platform/api-client/request";
import { fileNameOf, saveFile } from "@/lib/platform/api-client/save-file";
import { storeMutationResult } from "@/lib/platform/api-client/store-mutation-result";
import { contentTypes, type DocumentFormat } from "./export/formats";

const path = "/api/documents";

/** A page that is prefetched and then opened asks once. */
const justAsked = 5_000;

/** No key is the beginning of another, but that of one document: what belongs to it goes on from there. */
export const documentKeys = {
  list: [path, "list"],
  /** The documents that require an update (`lib/features/law-watch`). */
  marked: [path, "law-notices"],
  one: (id: string | undefined) => [path, id] as const,
} as const;

/** All of the user's documents, newest first; asked only when `enabled` (someone is signed in). */
export function useDocuments({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: documentKeys.list,
    queryFn: ({ signal }) => fetchAllPages(`${path}?limit=200`, signal),
    // On a phone, in another tab, by a program: documents are made elsewhere too.
    refetchOnMount: "always",
    enabled,
  });
}

/**
 * A document or draft with what was typed; the newest edition unless one is named. The key tells which text is on the
 * page: an open page of one edition is not that of another.
 */
export const documentQuery = (id: string, edition: number | null) =>
  queryOptions({
    queryKey: [...documentKeys.one(id), "text", edition],
    queryFn: ({ signal }) => fetchDocument(id, edition, signal),
    // A named edition never changes; the newest may be another one since the page was left.
    staleTime: edition === null ? justAsked : Number.POSITIVE_INFINITY,
  });

/** A draft to go on with, read once: from then on the form is ahead of it. */
export const draftQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: [...documentKeys.one(id), "draft"],
    queryFn: id === undefined ? skipToken : ({ signal }) => fetchDocument(id, null, signal),
    staleTime: "static",
    gcTime: 0,
  });

/** A document or draft with what was typed, past the store; the newest edition unless one is named. @throws ApiError */
export const fetchDocument = (
  id: string,
  edition: number | null = null,
  signal?: AbortSignal,
): Promise<DocumentDetails> =>
  requestJson(`${path}/${id}${edition === null ? "" : `?edition=${edition}`}`, { signal });

/** After a document was created: the list, its site and the user, whose monthly count has changed. */
export const refreshAfterCreation = (client: QueryClient) =>
  Promise.all(
    [documentKeys.list, siteKeys.all, currentUserKey, allowanceKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/**
 * Creates a document, then refreshes the list and the user, whose monthly count has changed. With
 * `draft`, the id of a stored draft, that draft becomes the document and keeps its id; with `site`, the id of a site of
 * somebody else, it is made for that site's owner.
 * @throws ApiError
 */
export async function createDocument({
  answers,
  draft,
  site,
}: {
  answers: DocumentAnswers;
  draft: string | null;
  site: string | null;
}): Promise<CreatedDocument> {
  const search = new URLSearchParams({ ...(draft && { draft }), ...(site && { site }) });
  const options = { method: "POST", body: answers } as const;
  const query = search.size > 0 ? (`?${search}` as const) : "";
  const { document: made, warnings = [] } = await requestJson(`${path}${query}`, options);
  // May be an array whose first item counts (docs/specification/documents.md#creation).
  const [document] = [made].flat();
  if (!document) throw new Error("The response holds no document");
  const client = getQueryClient();
  // A caller that waits for the document does not wait for these.
  void refreshAfterCreation(client);
  void client.invalidateQueries({ queryKey: documentKeys.one(document.id) });
  return { document, warnings };
}

/** Creates the disclaimer and saves its .docx, which is what `POST /api/documents` returns for it. */
export function useDisclaimerFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (answers: DocumentAnswers) => {
      const accept = contentTypes.docx;
      const response = await request(path, { method: "POST", body: answers, accept });
      saveFile(await response.blob(), fileNameOf(response) ?? "Отказ_от_соцсетей.docx");
    },
    onSuccess: () => refreshAfterCreation(client),
  });
}

/** Deletes a document, takes it off the list and forgets what was fetched of it. @throws ApiError */
export async function deleteDocument(id: string): Promise<void> {
  await request(`${path}/${id}`, { method: "DELETE" });
  const client = getQueryClient();
  storeMutationResult<DocumentSummary[]>(client, documentKeys.list, (documents) =>
    documents.filter((document) => document.id !== id),
  );
  // A draft that is open in the wizard is still being shown.
  client.removeQueries({ queryKey: documentKeys.one(id), type: "inactive" });
  // A caller that waits for the deletion does not wait for these. A page that was opened meanwhile learns that it is
  // gone.
  void client.invalidateQueries({ queryKey: documentKeys.one(id) });
  void client.invalidateQueries({ queryKey: documentKeys.marked });
  void client.invalidateQueries({ queryKey: siteKeys.all });
}

/** `deleteDocument` as a mutation, for its pending state. */
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
  const response = await request(`${path}/${document.id}/download?${search}`, {
    accept: "*/*",
  });
  saveFile(await response.blob(), toFileName(document.name, format));
}

/**
 * The page of one edition in the store: it never changes, and the sheet and the copies share it. Not
 * cancelled with the sheet, because a copy may wait for it.
 */
export const documentPageQuery = (id: string, edition: number) =>
  queryOptions({
    queryKey: [...documentKeys.one(id), "view", edition],
    queryFn: () => fetchDocumentPage(id, edition),
    staleTime: "static",
  });

/** The document as a page of HTML, for the preview window; the newest edition unless one is named. */
export async function fetchDocumentPage(id: string, edition?: number): Promise<string> {
  const search = edition === undefined ? "" : (`?edition=${edition}` as const);
  const response = await request(`${path}/${id}/view${search}`, { accept: "text/html" });
  return response.text();
}
