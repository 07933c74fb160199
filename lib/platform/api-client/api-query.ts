import { type QueryKey, queryOptions } from "@tanstack/react-query";
import type { CalledForJson } from "@/lib/platform/api-client/api-calls";
import { refetchedOnOpen } from "@/lib/platform/api-client/cache/freshness";
import { requestJson } from "@/lib/platform/api-client/request";

/**
 * The query for a path of the API, with the path as its key by default. Cancelled when its last screen closes, so it is
 * only for screens: other code that waits for the same call would fail with it.
 */
export const apiQuery = <const Path extends string>(
  path: CalledForJson<Path, "GET">,
  queryKey: QueryKey = [path],
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => requestJson<Path, "GET">(path, { signal }),
  });

/**
 * The same, but fetched again whenever its screen opens, because the data change elsewhere too. For lists by pages:
 * `usePagedList`.
 */
export const freshQuery = <const Path extends string>(
  path: CalledForJson<Path, "GET">,
  queryKey: QueryKey = [path],
) => queryOptions({ ...apiQuery<Path>(path, queryKey), ...refetchedOnOpen });
