"use client";

import { useQuery } from "@tanstack/react-query";
import { sitesKey } from "@/lib/features/passport/sites-key";
import type { SiteState } from "@/lib/features/site-list/responses";
import { fetchAllPages } from "@/lib/platform/api-client/request";

/** How long to wait before the server has compared more documents with their facts. */
const nextLookMs = 2000;

/** All of the user's sites with how each stands, newest first. */
export const useSiteStates = () =>
  useQuery({
    queryKey: [...sitesKey, "states"],
    queryFn: ({ signal }) => fetchAllPages<SiteState>("/api/sites/states?limit=200", signal),
    refetchOnMount: "always",
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ changed }) => changed === null) ? nextLookMs : false,
  });
