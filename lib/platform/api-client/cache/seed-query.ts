import type { QueryClient } from "@tanstack/react-query";
import { keptBriefly } from "@/lib/platform/api-client/cache/freshness";
import type { TypedQuery } from "@/lib/platform/api-client/cache/store-mutation-result";

/**
 * Puts the saved item into the query cache, so that the next screen opens without a fetch; the entry is then dropped
 * like any other.
 */
export function seedQuery<Data>(
  client: QueryClient,
  query: TypedQuery<Data>,
  saved: NoInfer<Data>,
): void {
  const { queryKey } = query;
  // Before the screen there is only this entry to say how long it is kept: an entry that `setQueryData` creates would be
  // kept for minutes, and a screen can only prolong that.
  client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey, ...keptBriefly }));
  client.setQueryData<Data>(queryKey, saved);
}
