"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  AnswerFileQuery,
  AnswerRequest,
  CorrectionRequest,
  ExtensionRequest,
  RecordEntryRequest,
} from "@/lib/features/requests/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { fileNameOf, saveFile } from "@/lib/platform/api-client/save-file";
import { listKey, usePagedList } from "@/lib/platform/api-client/use-paged-list";

const pathOf = (siteId: string) => `/api/sites/${siteId}/requests` as const;
const openRequestsQuery = (siteId: string) => freshQuery(pathOf(siteId));

/** What waits for an answer, the nearest term first. */
export const useOpenRequests = (siteId: string) => useQuery(openRequestsQuery(siteId));

/** Answered requests, last entered first. */
export const useAnsweredRequests = (siteId: string) => usePagedList(`${pathOf(siteId)}/answered`);

export const useAddRequest = (siteId: string) =>
  useChange(siteId, (body: RecordEntryRequest) =>
    requestJson(pathOf(siteId), { method: "POST", body }),
  );

/** Corrects an entry. */
export const useCorrectRequest = (siteId: string, id: string) =>
  useChange(siteId, (body: CorrectionRequest) =>
    requestJson(`${pathOf(siteId)}/${id}`, { method: "PATCH", body }),
  );

export const useExtendRequest = (siteId: string, id: string) =>
  useChange(siteId, (body: ExtensionRequest) =>
    requestJson(`${pathOf(siteId)}/${id}/extension`, { method: "PUT", body }),
  );

export const useAnswerRequest = (siteId: string, id: string) =>
  useChange(siteId, (body: AnswerRequest) =>
    requestJson(`${pathOf(siteId)}/${id}/answer`, { method: "PUT", body }),
  );

export const useDeleteRequest = (siteId: string, id: string) =>
  useChange<void, { message: string }>(siteId, () =>
    requestJson(`${pathOf(siteId)}/${id}`, { method: "DELETE" }),
  );

/** Saves an answer for printing. @throws ApiError */
export const useAnswerFile = (siteId: string, id: string) =>
  useMutation({
    mutationFn: async (query: AnswerFileQuery) => {
      const search = new URLSearchParams(query).toString();
      const response = await request(`${pathOf(siteId)}/${id}/file?${search}`);
      saveFile(await response.blob(), fileNameOf(response) ?? `answer.${query.format}`);
    },
  });

function useChange<Body, Result>(siteId: string, change: (body: Body) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => refresh(client, siteId) });
}

async function refresh(client: QueryClient, siteId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: openRequestsQuery(siteId).queryKey }),
    client.invalidateQueries({ queryKey: listKey(`${pathOf(siteId)}/answered`) }),
  ]);
}
