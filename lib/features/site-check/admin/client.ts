"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ExcludeRequest } from "@/lib/features/site-check/admin/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { request, requestJson } from "@/lib/platform/api-client/request";

const path = "/api/admin/checks";
const overviewQuery = freshQuery(path);

/** The queue of checks, failures, excluded sites and unknown hosts. */
export const useChecksOverview = () => useQuery(overviewQuery);

/** Excludes a site from all checks. @throws ApiError */
export function useExcludeHost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ExcludeRequest) => requestJson(`${path}/excluded`, { method: "POST", body }),
    onSuccess: () => client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  });
}

/** Allows checks of a site again. @throws ApiError */
export function useIncludeHost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (host: string) =>
      request(`${path}/excluded/${encodeURIComponent(host)}`, { method: "DELETE" }),
    onSuccess: () => client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  });
}
