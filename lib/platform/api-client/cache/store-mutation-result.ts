import type { dataTagSymbol, QueryClient, QueryKey } from "@tanstack/react-query";

/** The key of a query object (`apiQuery`, `queryOptions`): TanStack Query ties the type of the data to it. */
export type TypedKey<Data> = QueryKey & { readonly [dataTagSymbol]: Data };

/** A query object, for those who need only its key. */
export type TypedQuery<Data> = { queryKey: TypedKey<Data> };

/**
 * Stores the result of a mutation in the query cache. A pending read is cancelled, because it may return the state
 * before the mutation, and then repeated.
 *
 * @param change computes the new data from the old; when nothing is cached yet, the query is fetched again instead.
 */
export function storeMutationResult<Data>(
  client: QueryClient,
  queryKey: TypedKey<Data>,
  change: (before: NoInfer<Data>) => NoInfer<Data>,
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
