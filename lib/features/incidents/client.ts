"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Incident, Incidents } from "@/lib/features/incidents/responses";
import type {
  FoundRequest,
  IncidentFieldsRequest,
  NewIncidentRequest,
  SentRequest,
} from "@/lib/features/incidents/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { requestJson } from "@/lib/platform/api-client/request";

const pathOf = (siteId: string) => `/api/sites/${siteId}/incidents`;

/** The leaks of a site, newest first. */
export const useIncidents = (siteId: string) => useQuery(freshQuery<Incidents>(pathOf(siteId)));

export const useRecordIncident = (siteId: string) =>
  useChange(siteId, (body: NewIncidentRequest) =>
    requestJson<Incident>(pathOf(siteId), { method: "POST", body }),
  );

export const useWriteIncident = (siteId: string, id: string) =>
  useChange(siteId, (body: IncidentFieldsRequest) =>
    requestJson<Incident>(`${pathOf(siteId)}/${id}`, { method: "PUT", body }),
  );

export const useCorrectFound = (siteId: string, id: string) =>
  useChange(siteId, (body: FoundRequest) =>
    requestJson<Incident>(`${pathOf(siteId)}/${id}/found`, { method: "PUT", body }),
  );

export const useRecordSent = (siteId: string, id: string) =>
  useChange(siteId, (body: SentRequest) =>
    requestJson<Incident>(`${pathOf(siteId)}/${id}/sent`, { method: "PUT", body }),
  );

export const useDeleteIncident = (siteId: string, id: string) =>
  useChange<void, { message: string }>(siteId, () =>
    requestJson<{ message: string }>(`${pathOf(siteId)}/${id}`, { method: "DELETE" }),
  );

function useChange<Body, Result>(siteId: string, change: (body: Body) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: [pathOf(siteId)] }),
  });
}
