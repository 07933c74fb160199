import { type QueryKey, queryOptions } from "@tanstack/react-query";
import type { CalledForJson } from "@/lib/platform/api-client/api-calls";
import { requestJson } from "@/lib/platform/api-client/request";

/**
 * What a path of the API gives, under the path as its key unless another one is given. Cancelled when its last
 * screen closes, so it is only for screens: other code that waits for the same call would fail with it.
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
 * The same, fetched again each time its screen opens, because it is changed elsewhere too. A list by pages:
 * `usePagedList`.
 */
export const freshQuery = <const Path extends string>(
  path: CalledForJson<Path, "GET">,
  queryKey: QueryKey = [path],
) => queryOptions({ ...apiQuery<Path>(path, queryKey), refetchOnMount: "always" });

/** How long, in milliseconds, what a form has just created waits for the screen that opens it. */
export const handoverMs = 10_000;
