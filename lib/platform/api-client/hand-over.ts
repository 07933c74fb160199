import type { QueryClient } from "@tanstack/react-query";
import { droppedAfterHandover } from "@/lib/platform/api-client/freshness";
import type { TypedKey } from "@/lib/platform/api-client/store-mutation-result";

/**
 * Stores what an editor has saved under the key of its query. A new item is taken over by the screen that opens it, and
 * then forgotten with that as any other.
 */
export function handOver<Data>(
  client: QueryClient,
  queryKey: TypedKey<Data>,
  saved: NoInfer<Data>,
): void {
  client.setQueryDefaults(queryKey, droppedAfterHandover);
  client.setQueryData<Data>(queryKey, saved);
}
