"use client";

import { useQuery } from "@tanstack/react-query";
import { siteKeys } from "@/lib/features/passport/site-keys";
import { refetchedOnOpen } from "@/lib/platform/api-client/freshness";
import { fetchAllPages } from "@/lib/platform/api-client/request";

/** The delay before asking for the sites whose documents were not compared yet. */
const nextPollMs = 2000;

/** All of the user's sites with their states, newest first. */
export const useSiteStates = () =>
  useQuery({
    queryKey: siteKeys.states,
    queryFn: ({ signal }) => fetchAllPages("/api/sites/states?limit=200", signal),
    ...refetchedOnOpen,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ changed }) => changed === null) ? nextPollMs : false,
  });
