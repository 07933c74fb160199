"use client";

import { useQuery } from "@tanstack/react-query";
import { siteKeys } from "@/lib/features/passport/site-keys";
import { fetchAllPages } from "@/lib/platform/api-client/request";

/** How long to wait before the server has compared more documents with their facts. */
const nextLookMs = 2000;

/** All of the user's sites with how each stands, newest first. */
export const useSiteStates = () =>
  useQuery({
    queryKey: siteKeys.states,
    queryFn: ({ signal }) => fetchAllPages("/api/sites/states?limit=200", signal),
    refetchOnMount: "always",
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ changed }) => changed === null) ? nextLookMs : false,
  });
