"use client";

import {
  type InfiniteData,
  type QueryClient,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from "@tanstack/react-query";
import type { CalledForList, ItemAt } from "@/lib/platform/api-client/api-calls";
import { refetchedOnOpen } from "@/lib/platform/api-client/cache/freshness";
import { pagesKey } from "@/lib/platform/api-client/cache/list-keys";
import { fetchSameOrigin, nextPageOf } from "@/lib/platform/api-client/request";

type ListPage<Item> = { items: Item[]; next: string | null };
type Pages<Item> = InfiniteData<ListPage<Item>, string>;
export type PagedList<Item> = UseInfiniteQueryResult<Pages<Item>>;

/**
 * A list of the API by pages; fetched again whenever its screen opens. `filter` contains the query parameters, without
 * empty values. Changing the filter cancels a pending request.
 */
export function usePagedList<const Path extends string>(
  path: CalledForList<Path>,
  filter: Record<string, string> = {},
): PagedList<ItemAt<Path>> {
  const search = new URLSearchParams(
    Object.entries(filter).filter(([, value]) => value !== ""),
  ).toString();
  return useInfiniteQuery({
    queryKey: [...pagesKey(path), search],
    queryFn: async ({ pageParam, signal }): Promise<ListPage<ItemAt<Path>>> => {
      const response = await fetchSameOrigin(pageParam, { signal });
      return { items: (await response.json()) as ItemAt<Path>[], next: nextPageOf(response) };
    },
    initialPageParam: search ? `${path}?${search}` : path,
    getNextPageParam: ({ next }) => next,
    ...refetchedOnOpen,
  });
}

/** The loaded part of the list. */
export function itemsOf<Item>({ data }: PagedList<Item>): Item[] {
  return data?.pages.flatMap((page) => page.items) ?? [];
}

/**
 * Changes the loaded items of a list with any filter. Pending reads, also of a next page, are cancelled, because they
 * would return the old items (as in `storeMutationResult`); the list is fetched again.
 */
export function changeItems<const Path extends string>(
  client: QueryClient,
  path: CalledForList<Path>,
  change: (items: ItemAt<Path>[]) => ItemAt<Path>[],
): void {
  const queryKey = pagesKey(path);
  const isBeingRead = client.isFetching({ queryKey }) > 0;
  void client.cancelQueries({ queryKey });
  client.setQueriesData<Pages<ItemAt<Path>>>(
    { queryKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: change(page.items) })),
      },
  );
  if (isBeingRead) void client.invalidateQueries({ queryKey });
}
