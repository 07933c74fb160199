"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { documentKeys } from "@/lib/features/documents/cache/document-keys";
import { acceptableDocuments } from "@/lib/features/law-watch/many-sites/batches";
import type {
  AcceptedSites,
  AcceptSitesRequest,
  WaitingSite,
} from "@/lib/features/law-watch/many-sites/schema";
import { ownDutiesKey, siteKeys } from "@/lib/features/passport/site-keys";
import { droppedOnClose } from "@/lib/platform/api-client/cache/freshness";
import { requestJson } from "@/lib/platform/api-client/request";
import { useBatch } from "@/lib/platform/api-client/use-batch";

const path = "/api/sites/law-notices";

/** All sites with documents affected by a changed law, page after page: they grow until `isWhole` is true. */
export function useWaitingSites() {
  const query = useInfiniteQuery({
    queryKey: siteKeys.lawNotices,
    queryFn: ({ signal, pageParam }) =>
      requestJson(pageParam ? `${path}?after=${pageParam}` : path, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Read once: later changes are shown by the results.
    ...droppedOnClose,
  });
  const { data, error, hasNextPage, isFetching, isError, isFetchNextPageError } = query;
  const { fetchNextPage, refetch } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return {
    // Not a spread, which would read each property of the query, and render for each of them.
    query: { data: data?.pages, error, isFetching, isFetchNextPageError, refetch },
    isWhole: data !== undefined && !hasNextPage,
  };
}

/** The result for a site; `failure` when the server gave none. */
export type SiteResult = AcceptedSites["sites"][number] | { id: string; failure: unknown };

/**
 * Accepts the changes of these sites (see `batchesOf`), a few per call. A failed call ends it: its sites and those behind
 * it stay as they are and can be tried again.
 */
export const useAcceptSites = () =>
  useBatch<WaitingSite, SiteResult>(
    async (sites) => {
      const body: AcceptSitesRequest = {
        sites: sites.map((site) => ({
          id: site.id,
          documents: acceptableDocuments(site).map(({ id, edition, notices }) => ({
            ...{ id, notices },
            after: edition,
          })),
        })),
      };
      const accepted = await requestJson(`${path}/accept`, { method: "POST", body });
      return accepted.sites.map((result) => [result.id, result] as const);
    },
    {
      keyOf: ({ id }) => id,
      failed: ({ id }, failure) => ({ id, failure }),
      stopsAtFailure: true,
      // Not `keysAfterEdition`: `siteKeys.all` is also above the waiting sites, which this screen fetches page by page,
      // and once (the results say what has become of them). The documents and sites behind it refetch when they are
      // opened.
      invalidates: [
        siteKeys.states,
        siteKeys.list,
        documentKeys.list,
        documentKeys.marked,
        ownDutiesKey,
      ],
    },
  );
