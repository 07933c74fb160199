import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Marks what is stored below these keys as stale. What a screen shows is fetched again at once; the promise waits for
 * that.
 */
export const invalidateAll = (client: QueryClient, queryKeys: readonly QueryKey[]) =>
  Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
