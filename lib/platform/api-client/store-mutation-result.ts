import type { dataTagSymbol, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Stores the result of a mutation in the query cache. A pending read is cancelled, because it may return the state
 * before the mutation, and then repeated.
 *
 * @param queryKey of an `apiQuery` if there is one: it has the type of the cached data.
 * @param change computes the new data from the old; when nothing is cached yet, the query is fetched again instead.
 */
export function storeMutationResult<Data>(
  client: QueryClient,
  queryKey: QueryKey & { readonly [dataTagSymbol]?: Data },
  change: (before: Data) => Data,
): void {
  const isBeingRead = client.isFetching({ queryKey, exact: true }) > 0;
  void client.cancelQueries({ queryKey, exact: true });
  const written = client.setQueryData<Data>(queryKey, (before) =>
    before === undefined ? undefined : change(before),
  );
  if (isBeingRead || written === undefined) {
    void client.invalidateQueries({ queryKey, exact: true });
  }
}
