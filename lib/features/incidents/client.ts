"use client";

import { useQuery } from "@tanstack/react-query";
import type {
  FoundRequest,
  IncidentFieldsRequest,
  IncidentFileQuery,
  NewIncidentRequest,
  RecordReportRequest,
} from "@/lib/features/incidents/schema";
import { siteRecordKey } from "@/lib/features/passport/site-keys";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { saveResponse } from "@/lib/platform/api-client/save-file";

const pathOf = (siteId: string) => `/api/sites/${siteId}/incidents` as const;
const incidentsQuery = (siteId: string) =>
  freshQuery(pathOf(siteId), siteRecordKey(siteId, "incidents"));

const refreshOf = (siteId: string) => ({ invalidates: [incidentsQuery(siteId).queryKey] });

/** The leaks of a site, newest first. */
export const useIncidents = (siteId: string) => useQuery(incidentsQuery(siteId));

/** Records a leak of a site. */
export const useRecordIncident = (siteId: string) =>
  useApiMutation(
    (body: NewIncidentRequest) => requestJson(pathOf(siteId), { method: "POST", body }),
    refreshOf(siteId),
  );

/** Saves fields of the incident `id`. */
export const useSaveIncident = (siteId: string, id: string) =>
  useApiMutation(
    (body: IncidentFieldsRequest) =>
      requestJson(`${pathOf(siteId)}/${id}`, { method: "PUT", body }),
    refreshOf(siteId),
  );

/** Corrects when the incident `id` was found. */
export const useCorrectDiscoveryTime = (siteId: string, id: string) =>
  useApiMutation(
    (body: FoundRequest) => requestJson(`${pathOf(siteId)}/${id}/found`, { method: "PUT", body }),
    refreshOf(siteId),
  );

/** Records a notice about the incident `id` as sent. */
export const useRecordReport = (siteId: string, id: string) =>
  useApiMutation(
    (body: RecordReportRequest) =>
      requestJson(`${pathOf(siteId)}/${id}/sent`, { method: "PUT", body }),
    refreshOf(siteId),
  );

/** Deletes the incident `id`; takes nothing. */
export const useDeleteIncident = (siteId: string, id: string) =>
  useApiMutation(
    () => requestJson(`${pathOf(siteId)}/${id}`, { method: "DELETE" }),
    refreshOf(siteId),
  );

/** Saves a document of the incident; unsaved changes are saved first. @throws ApiError */
export const useIncidentFile = (siteId: string, id: string) =>
  useApiMutation(
    async ({
      unsaved,
      ...query
    }: IncidentFileQuery & { unsaved: IncidentFieldsRequest | null }) => {
      if (unsaved) {
        await requestJson(`${pathOf(siteId)}/${id}`, { method: "PUT", body: unsaved });
      }
      const search = new URLSearchParams(query).toString();
      const response = await request(`${pathOf(siteId)}/${id}/file?${search}`);
      await saveResponse(response, `${query.paper}.${query.format}`);
    },
    refreshOf(siteId),
  );
