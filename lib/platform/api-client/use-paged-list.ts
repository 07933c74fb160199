"use client";

import {
  type InfiniteData,
  type QueryClient,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from "@tanstack/react-query";
import { nextPageOf, request } from "@/lib/platform/api-client/request";

type ListPage<Item> = { items: Item[]; next: string | null };
type Pages<Item> = InfiniteData<ListPage<Item>, string>;
export type PagedList<Item> = UseInfiniteQueryResult<Pages<Item>>;

/**
 * A list of the API by pages; fetched again each time its screen opens. `filter` holds the query parameters,
 * without empty values.
 */
export function usePagedList<Item>(
  path: string,
  filter: Record<string, string> = {},
): PagedList<Item> {
  const search = new URLSearchParams(
    Object.entries(filter).filter(([, value]) => value !== ""),
  ).toString();
  return useInfiniteQuery({
    queryKey: [path, search],
    queryFn: async ({ pageParam }): Promise<ListPage<Item>> => {
      const response = await request(pageParam);
      return { items: (await response.json()) as Item[], next: nextPageOf(response) };
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

/** Changes the loaded items of a list under every filter of it. */
export function changeItems<Item>(
  client: QueryClient,
  path: string,
  change: (items: Item[]) => Item[],
): void {
  client.setQueriesData<Pages<Item>>(
    { queryKey: [path] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: change(page.items) })),
      },
  );
}
