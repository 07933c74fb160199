import { QueryClient } from "@tanstack/react-query";

/**
 * Never stale, no refetch on focus, no polling, no retries
 * (docs/specification/api.md#data-in-the-browser). Where there is no network a request fails at
 * once and says so: by itself the library would wait for one without a word.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        staleTime: Number.POSITIVE_INFINITY,
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
 * The one store of fetched data in this browser, whichever part of the page asks first. On the server a
 * new one each time: nothing fetched for one page may be seen by another.
 */
export function getQueryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  inBrowser ??= createQueryClient();
  return inBrowser;
}
