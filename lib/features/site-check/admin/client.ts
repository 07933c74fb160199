"use client";

import { useQuery } from "@tanstack/react-query";
import type { ExcludeRequest } from "@/lib/features/site-check/admin/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";

const path = "/api/admin/checks";
const overviewQuery = freshQuery(path);

/** The queue of checks, failures, excluded sites and unknown hosts. */
export const useChecksOverview = () => useQuery(overviewQuery);

/** Excludes a site from all checks. @throws ApiError */
export function useExcludeHost() {
  return useApiMutation(
    (body: ExcludeRequest) => requestJson(`${path}/excluded`, { method: "POST", body }),
    { invalidates: [overviewQuery.queryKey] },
  );
}

/** Allows checks of a site again. @throws ApiError */
export function useIncludeHost() {
  return useApiMutation(
    (host: string) => request(`${path}/excluded/${encodeURIComponent(host)}`, { method: "DELETE" }),
    { invalidates: [overviewQuery.queryKey] },
  );
}
