"use client";

import {
  type InfiniteData,
  type QueryClient,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from "@tanstack/react-query";
import type { CalledForList, ItemAt } from "@/lib/platform/api-client/api-calls";
import { fetchSameOrigin, nextPageOf } from "@/lib/platform/api-client/request";

type ListPage<Item> = { items: Item[]; next: string | null };
type Pages<Item> = InfiniteData<ListPage<Item>, string>;
export type PagedList<Item> = UseInfiniteQueryResult<Pages<Item>>;

/** The key of a list under every filter of it; `[path, id]` is left for one of its items. */
export const listKey = (path: string) => [path, "list"] as const;

/**
 * A list of the API by pages; fetched again each time its screen opens. `filter` holds the query parameters,
 * without empty values. A filter that is left while its list is on the way ends the call.
 */
export function usePagedList<const Path extends string>(
  path: CalledForList<Path>,
  filter: Record<string, string> = {},
): PagedList<ItemAt<Path>> {
  const search = new URLSearchParams(
    Object.entries(filter).filter(([, value]) => value !== ""),
  ).toString();
  return useInfiniteQuery({
    queryKey: [...listKey(path), search],
    queryFn: async ({ pageParam, signal }): Promise<ListPage<ItemAt<Path>>> => {
      const response = await fetchSameOrigin(pageParam, { signal });
      return { items: (await response.json()) as ItemAt<Path>[], next: nextPageOf(response) };
    },
    initialPageParam: search ? `${path}?${search}` : path,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: "always",
  });
}

/** The loaded part of the list. */
export function itemsOf<Item>({ data }: PagedList<Item>): Item[] {
  return data?.pages.flatMap((page) => page.items) ?? [];
}

/**
 * Changes the loaded items of a list under every filter of it. A read that was on its way, of the next page too, is
 * given up, because it would bring the old items back (as in `storeMutationResult`); the list is read again.
 */
export function changeItems<const Path extends string>(
  client: QueryClient,
  path: CalledForList<Path>,
  change: (items: ItemAt<Path>[]) => ItemAt<Path>[],
): void {
  const queryKey = listKey(path);
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
