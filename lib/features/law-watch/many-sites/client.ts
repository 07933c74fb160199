"use client";

import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { documentKeys } from "@/lib/features/documents/cache/document-keys";
import { acceptableDocuments, batchesOf } from "@/lib/features/law-watch/many-sites/batches";
import type {
  AcceptedSites,
  AcceptSitesRequest,
  WaitingSite,
} from "@/lib/features/law-watch/many-sites/schema";
import { ownDutiesKey, siteKeys } from "@/lib/features/passport/site-keys";
import { droppedOnClose } from "@/lib/platform/api-client/cache/freshness";
import { invalidateAll } from "@/lib/platform/api-client/cache/invalidate-all";
import { requestJson } from "@/lib/platform/api-client/request";

const path = "/api/sites/law-notices";

/** All sites with documents affected by a changed law, page after page: `data` grows until `isWhole` is true. */
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
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return { ...query, isWhole: query.data !== undefined && !hasNextPage };
}

/** The result for a site; `failure` when the server gave none. */
export type SiteResult = AcceptedSites["sites"][number] | { id: string; failure: unknown };

/** Accepts the changes for these sites, a few per call, and reports each result as soon as it is known. */
export function useAcceptSites() {
  const client = useQueryClient();
  const [results, setResults] = useState<ReadonlyMap<string, SiteResult>>(new Map());
  const [progress, setProgress] = useState<{ completed: number; all: number } | null>(null);
  const accept = async (sites: readonly WaitingSite[]) => {
    const keep = (news: readonly SiteResult[]) =>
      setResults(
        (before) => new Map([...before, ...news.map((result) => [result.id, result] as const)]),
      );
    const rest = batchesOf(sites);
    const all = rest.flat().length;
    let completed = 0;
    for (const batch of rest) {
      setProgress({ completed, all });
      const body: AcceptSitesRequest = {
        sites: batch.map((site) => ({
          id: site.id,
          documents: acceptableDocuments(site).map(({ id, edition, notices }) => ({
            ...{ id, notices },
            after: edition,
          })),
        })),
      };
      try {
        const options = { method: "POST", body } as const;
        keep((await requestJson(`${path}/accept`, options)).sites);
        completed += batch.length;
      } catch (failure) {
        // The next calls would fail as well: their sites stay as they are and can be tried again.
        const remaining = rest.slice(rest.indexOf(batch)).flat();
        keep(remaining.map(({ id }) => ({ id, failure })));
        break;
      }
    }
    setProgress(null);
    // Not `keysAfterEdition`: `siteKeys.all` is also above the waiting sites, which this screen fetches page by page, and
    // once (the results say what has become of them). The documents and sites behind it refetch when they are opened.
    await invalidateAll(client, [
      siteKeys.states,
      siteKeys.list,
      documentKeys.list,
      documentKeys.marked,
      ownDutiesKey,
    ]);
  };
  return { accept, results, progress };
}
