import type { dataTagSymbol, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Brings what a write has changed into the store. A read that was on its way is given up, because it may have been
 * made before the write and would bring the old state back; it is made again.
 *
 * @param queryKey of an `apiQuery` where there is one: it knows the type of what is stored.
 * @param change what is stored now, by what was; where nothing could be fetched yet, it is asked for again instead.
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
