import { MutationCache, QueryClient } from "@tanstack/react-query";
import { untilInvalidated } from "@/lib/platform/api-client/cache/freshness";

declare module "@tanstack/react-query" {
  interface Register {
    /** `changes`: the call writes. `useApiMutation` sets it; a preview or a download does not. */
    mutationMeta: { changes?: true };
    /** `followsChanges`: any write makes the data stale, such as a count of what is left to do. */
    queryMeta: { followsChanges?: true };
  }
}

/**
 * Never stale, no refetch on focus, no retries (docs/specification/api.md#data-in-the-browser). Without a
 * network a request fails at once with an error: by default the library would silently wait for the network.
 */
function createQueryClient(): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_result, _variables, _context, { meta }) => {
        if (!meta?.changes) return;
        // Not waited for: the write is done, and its own data come first.
        void client.invalidateQueries({ predicate: (query) => !!query.meta?.followsChanges });
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: "always",
        ...untilInvalidated,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
  return client;
}

let inBrowser: QueryClient | undefined;

/**
 * Returns the only query client of this browser. On the server a new one each time: data fetched for one page must not
 * be visible to another.
 */
export function getQueryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  inBrowser ??= createQueryClient();
  return inBrowser;
}
