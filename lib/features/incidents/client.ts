"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  FoundRequest,
  IncidentFieldsRequest,
  IncidentFileQuery,
  NewIncidentRequest,
  RecordReportRequest,
} from "@/lib/features/incidents/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { fileNameOf, saveFile } from "@/lib/platform/api-client/save-file";

const pathOf = (siteId: string) => `/api/sites/${siteId}/incidents` as const;
const incidentsQuery = (siteId: string) => freshQuery(pathOf(siteId));

/** The leaks of a site, newest first. */
export const useIncidents = (siteId: string) => useQuery(incidentsQuery(siteId));

export const useRecordIncident = (siteId: string) =>
  useChange(siteId, (body: NewIncidentRequest) =>
    requestJson(pathOf(siteId), { method: "POST", body }),
  );

export const useSaveIncident = (siteId: string, id: string) =>
  useChange(siteId, (body: IncidentFieldsRequest) =>
    requestJson(`${pathOf(siteId)}/${id}`, { method: "PUT", body }),
  );

export const useCorrectDiscoveryTime = (siteId: string, id: string) =>
  useChange(siteId, (body: FoundRequest) =>
    requestJson(`${pathOf(siteId)}/${id}/found`, { method: "PUT", body }),
  );

export const useRecordReport = (siteId: string, id: string) =>
  useChange(siteId, (body: RecordReportRequest) =>
    requestJson(`${pathOf(siteId)}/${id}/sent`, { method: "PUT", body }),
  );

export const useDeleteIncident = (siteId: string, id: string) =>
  useChange<void, { message: string }>(siteId, () =>
    requestJson(`${pathOf(siteId)}/${id}`, { method: "DELETE" }),
  );

/** Saves a document of the incident; unsaved changes are saved first. @throws ApiError */
export const useIncidentFile = (siteId: string, id: string) =>
  useChange(
    siteId,
    async ({
      unsaved,
      ...query
    }: IncidentFileQuery & { unsaved: IncidentFieldsRequest | null }) => {
      if (unsaved) {
        await requestJson(`${pathOf(siteId)}/${id}`, { method: "PUT", body: unsaved });
      }
      const search = new URLSearchParams(query).toString();
      const response = await request(`${pathOf(siteId)}/${id}/file?${search}`);
      saveFile(await response.blob(), fileNameOf(response) ?? `${query.paper}.${query.format}`);
    },
  );

function useChange<Body, Result>(siteId: string, change: (body: Body) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: incidentsQuery(siteId).queryKey }),
  });
}
