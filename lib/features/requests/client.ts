"use client";

import { useQuery } from "@tanstack/react-query";
import { siteRecordKey } from "@/lib/features/passport/site-keys";
import type {
  AnswerFileQuery,
  AnswerRequest,
  CorrectionRequest,
  ExtensionRequest,
  RecordEntryRequest,
} from "@/lib/features/requests/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { pagesKey } from "@/lib/platform/api-client/cache/list-keys";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { useDownload } from "@/lib/platform/api-client/use-download";
import { usePagedList } from "@/lib/platform/api-client/use-paged-list";

const pathOf = (siteId: string) => `/api/sites/${siteId}/requests` as const;
const openRequestsQuery = (siteId: string) =>
  freshQuery(pathOf(siteId), siteRecordKey(siteId, "requests"));

const refreshOf = (siteId: string) => ({
  invalidates: [openRequestsQuery(siteId).queryKey, pagesKey(`${pathOf(siteId)}/answered`)],
});

/** What waits for an answer, the nearest term first. */
export const useOpenRequests = (siteId: string) => useQuery(openRequestsQuery(siteId));

/** Answered requests, last entered first. */
export const useAnsweredRequests = (siteId: string) => usePagedList(`${pathOf(siteId)}/answered`);

/** Records a request in the register of a site. */
export const useAddRequest = (siteId: string) =>
  useApiMutation(
    (body: RecordEntryRequest) => requestJson(pathOf(siteId), { method: "POST", body }),
    refreshOf(siteId),
  );

/** Corrects an entry. */
export const useCorrectRequest = (siteId: string, id: string) =>
  useApiMutation(
    (body: CorrectionRequest) => requestJson(`${pathOf(siteId)}/${id}`, { method: "PATCH", body }),
    refreshOf(siteId),
  );

/** Extends the term of the request `id`. */
export const useExtendRequest = (siteId: string, id: string) =>
  useApiMutation(
    (body: ExtensionRequest) =>
      requestJson(`${pathOf(siteId)}/${id}/extension`, { method: "PUT", body }),
    refreshOf(siteId),
  );

/** Records the answer to the request `id`. */
export const useAnswerRequest = (siteId: string, id: string) =>
  useApiMutation(
    (body: AnswerRequest) => requestJson(`${pathOf(siteId)}/${id}/answer`, { method: "PUT", body }),
    refreshOf(siteId),
  );

/** Deletes the request `id`; takes nothing. */
export const useDeleteRequest = (siteId: string, id: string) =>
  useApiMutation(
    () => requestJson(`${pathOf(siteId)}/${id}`, { method: "DELETE" }),
    refreshOf(siteId),
  );

/** Saves an answer for printing. @throws ApiError */
export const useAnswerFile = (siteId: string, id: string) =>
  useDownload(
    (query: AnswerFileQuery) =>
      request(`${pathOf(siteId)}/${id}/file?${new URLSearchParams(query)}`),
    ({ format }) => `answer.${format}`,
  );
