"use client";

import {
  type QueryKey,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
} from "@tanstack/react-query";
import { toFileName } from "@/lib/core/text/file-name";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { currentUserKey } from "@/lib/features/accounts/current-user";
import { allowanceKey } from "@/lib/features/documents/allowance/client";
import { documentKeys } from "@/lib/features/documents/cache/document-keys";
import { documentsQuery } from "@/lib/features/documents/cache/documents-query";
import { contentTypes, type DocumentFormat } from "@/lib/features/documents/export/formats";
import type {
  CreatedDocument,
  DocumentDetails,
  DocumentSummary,
} from "@/lib/features/documents/record/responses";
import { siteKeys } from "@/lib/features/passport/site-keys";
import {
  droppedOnClose,
  freshFor,
  neverChanges,
  untilInvalidated,
} from "@/lib/platform/api-client/cache/freshness";
import { invalidateAll } from "@/lib/platform/api-client/cache/invalidate-all";
import { getQueryClient } from "@/lib/platform/api-client/cache/query-client";
import { storeMutationResult } from "@/lib/platform/api-client/cache/store-mutation-result";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { saveResponse } from "@/lib/platform/api-client/save-file";
import { type DownloadReports, useDownload } from "@/lib/platform/api-client/use-download";

const path = "/api/documents";

// Reads through the cache, for screens.

/** All of the user's documents, newest first. Where a guest may come too, `enabled` says that someone is signed in. */
export const useDocuments = ({ enabled = true } = {}) => useQuery({ ...documentsQuery, enabled });

const fiveSeconds = 5_000;

/**
 * A document or draft with its answers; the newest edition unless one is given. The key contains the edition: pages of
 * two editions are different.
 */
export const documentQuery = (id: string, edition: number | null) =>
  queryOptions({
    queryKey: documentKeys.part(id, "text", edition),
    queryFn: ({ signal }) => fetchDocument(id, edition, signal),
    // The newest edition may have changed since the page was left, but not since the page was prefetched.
    ...(edition === null ? freshFor(fiveSeconds) : untilInvalidated),
  });

/** See `documentQuery`. */
export const useDocument = (id: string, edition: number | null) =>
  useQuery(documentQuery(id, edition));

/** A draft to continue, read once: from then on the form is newer. */
export const useDraft = (id: string | undefined) =>
  useQuery({
    queryKey: documentKeys.part(id, "draft"),
    queryFn: id === undefined ? skipToken : ({ signal }) => fetchDocument(id, null, signal),
    ...neverChanges,
    ...droppedOnClose,
  });

/**
 * The cached page of one edition: it never changes, and the preview and the copy buttons share it. Not cancelled with
 * the preview, because a copy may wait for it.
 */
export const documentPageQuery = (id: string, edition: number) =>
  queryOptions({
    queryKey: documentKeys.part(id, "view", edition),
    queryFn: () => fetchDocumentPage(id, edition),
    ...neverChanges,
  });

/** See `documentPageQuery`. */
export const useDocumentPage = (id: string, edition: number, { enabled = true } = {}) =>
  useQuery({ ...documentPageQuery(id, edition), enabled });

// Reads past the cache.

/**
 * Fetches a document or draft with its answers, bypassing the query cache; the newest edition unless one is given.
 * @throws ApiError
 */
export const fetchDocument = (
  id: string,
  edition: number | null = null,
  signal?: AbortSignal,
): Promise<DocumentDetails> =>
  requestJson(`${path}/${id}${edition === null ? "" : `?edition=${edition}`}`, { signal });

/** The document as a page of HTML, for the preview window; the newest edition unless one is given. */
export async function fetchDocumentPage(id: string, edition?: number): Promise<string> {
  const search = edition === undefined ? "" : (`?edition=${edition}` as const);
  const response = await request(`${path}/${id}/view${search}`, { accept: "text/html" });
  return response.text();
}

// Writes as functions, each with what it refreshes: autosave and the creation of documents run outside React.

/** What a new document makes stale: the list, its site and the user, whose monthly count has changed. */
export const keysAfterCreation: readonly QueryKey[] = [
  documentKeys.list,
  siteKeys.all,
  currentUserKey,
  allowanceKey,
];

/** Refreshes what new documents made stale; the promise waits for what a screen shows. */
const invalidateAfterCreation = () => invalidateAll(getQueryClient(), keysAfterCreation);

/**
 * Creates a document, then refreshes the list and the user, whose monthly count has changed. With `draft`, the id of a
 * stored draft, that draft becomes the document and keeps its id; with `site`, the id of somebody else's site, it is
 * created for that site's owner.
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
  const { document: created, warnings = [] } = await requestJson(`${path}${query}`, options);
  // May be an array whose first item is used (docs/specification/documents.md#creation).
  const [document] = [created].flat();
  if (!document) throw new Error("The response holds no document");
  // The caller waits only for the document, not for these.
  void invalidateAfterCreation();
  void getQueryClient().invalidateQueries({ queryKey: documentKeys.one(document.id) });
  return { document, warnings };
}

/** Deletes a document, removes it from the list and from the cache. @throws ApiError */
export async function deleteDocument(id: string): Promise<void> {
  await request(`${path}/${id}`, { method: "DELETE" });
  const client = getQueryClient();
  storeMutationResult(client, documentsQuery.queryKey, (documents) =>
    documents.filter((document) => document.id !== id),
  );
  // A draft that is open in the wizard is still on the screen.
  client.removeQueries({ queryKey: documentKeys.one(id), type: "inactive" });
  // The caller waits only for the deletion, not for these. A page that was opened meanwhile learns that the document
  // was deleted.
  void client.invalidateQueries({ queryKey: documentKeys.one(id) });
  void client.invalidateQueries({ queryKey: documentKeys.marked });
  void client.invalidateQueries({ queryKey: siteKeys.all });
}

// Writes and downloads as hooks, for a screen that shows their state.

/**
 * Downloads a document in one format under its file name; the newest edition unless one is given. PREMIUM_REQUIRED for
 * DOCX and PDF on the free plan.
 */
export const useDownloadDocument = (
  { id, name }: Pick<DocumentSummary, "id" | "name">,
  edition: number | undefined,
  reports: DownloadReports,
) =>
  useDownload(
    async (format: DocumentFormat) => {
      const search = new URLSearchParams({ format });
      if (edition !== undefined) search.set("edition", String(edition));
      const response = await request(`${path}/${id}/download?${search}`, { accept: "*/*" });
      return response.blob();
    },
    (format) => toFileName(name, format),
    reports,
  );

/** `deleteDocument` as a mutation, for its pending state. */
export function useDeleteDocument() {
  return useMutation({ mutationFn: deleteDocument });
}

/** Creates the disclaimer and saves its .docx, which is what `POST /api/documents` returns for it. */
export const useDisclaimerFile = () =>
  useApiMutation(
    async (answers: DocumentAnswers) => {
      const accept = contentTypes.docx;
      const response = await request(path, { method: "POST", body: answers, accept });
      await saveResponse(response, "Отказ_от_соцсетей.docx");
    },
    { invalidates: keysAfterCreation },
  );
