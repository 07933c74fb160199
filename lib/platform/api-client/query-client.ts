import { QueryClient } from "@tanstack/react-query";
import { untilInvalidated } from "@/lib/platform/api-client/freshness";

/**
 * Never stale, no refetch on focus, no retries (docs/specification/api.md#data-in-the-browser). Without a
 * network a request fails at once with an error: by default the library would silently wait for the network.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
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
