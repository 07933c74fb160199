"use client";

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { siteKeys } from "@/lib/features/passport/site-keys";
import { sitesQuery } from "@/lib/features/sites/client";
import { refetchedOnOpen } from "@/lib/platform/api-client/cache/freshness";
import { storeMutationResult } from "@/lib/platform/api-client/cache/store-mutation-result";
import { fetchAllPages, request } from "@/lib/platform/api-client/request";

/** The delay before asking for the sites whose documents were not compared yet. */
const nextPollMs = 2000;

const siteStatesQuery = queryOptions({
  queryKey: siteKeys.states,
  queryFn: ({ signal }) => fetchAllPages("/api/sites/states?limit=200", signal),
  ...refetchedOnOpen,
  refetchInterval: ({ state: { data } }) =>
    data?.some(({ changed }) => changed === null) ? nextPollMs : false,
});

/** All of the user's sites with their states, newest first. */
export const useSiteStates = () => useQuery(siteStatesQuery);

/**
 * Deletes a site and removes it from both lists; its documents stay. The screen leaves before the site is asked for
 * again.
 */
export function useDeleteSite(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(`/api/sites/${id}`, { method: "DELETE" }),
    onSuccess: () => {
      storeMutationResult(client, sitesQuery.queryKey, (sites) =>
        sites.filter((site) => site.id !== id),
      );
      storeMutationResult(client, siteStatesQuery.queryKey, (sites) =>
        sites.filter((site) => site.id !== id),
      );
    },
  });
}
