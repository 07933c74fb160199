import { type InfiniteData, InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { pagesKey } from "@/lib/platform/api-client/cache/list-keys";
import { changeItems } from "@/lib/platform/api-client/use-paged-list";

type Page = { items: { id: string }[]; next: string | null };

/** A list of the API whose items have an id, which is all that is looked at here. */
const path = "/api/checks";
const items = (...ids: string[]) => ids.map((id) => ({ id }));

/** A list of pages on a screen; each read of a page is answered by hand, in the order of asking. */
function openList() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const reads: { page: string; resolve: (page: Page) => void }[] = [];
  const observer = new InfiniteQueryObserver<
    Page,
    Error,
    InfiniteData<Page, string>,
    readonly string[],
    string
  >(client, {
    queryKey: [...pagesKey(path), ""],
    queryFn: ({ pageParam, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        reads.push({ page: pageParam, resolve });
      }),
    initialPageParam: "1",
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
  });
  observer.subscribe(() => undefined);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const remove = (id: string) =>
    changeItems(client, path, (checks) => checks.filter((check) => check.id !== id));
  const shown = () =>
    observer.getCurrentResult().data?.pages.map((page) => page.items.map(({ id }) => id));
  return { observer, reads, settle, remove, shown };
}

test("changeItems discards a page that arrives after the write, and reads again", async () => {
  const { observer, reads, settle, remove, shown } = openList();
  reads[0]?.resolve({ items: items("a", "b"), next: "2" });
  await settle();
  void observer.fetchNextPage();
  await settle();
  remove("a");
  expect(shown()).toEqual([["b"]]);
  reads[1]?.resolve({ items: items("c"), next: null });
  await settle();
  expect(shown()).toEqual([["b"]]);
  // Read again, because what was given up may have known more than this one write.
  expect(reads.map(({ page }) => page)).toEqual(["1", "2", "1"]);
  reads[2]?.resolve({ items: items("b", "c"), next: null });
  await settle();
  expect(shown()).toEqual([["b", "c"]]);
});

test("changeItems discards a refetch that began before the write", async () => {
  const { observer, reads, settle, remove, shown } = openList();
  reads[0]?.resolve({ items: items("a", "b"), next: null });
  await settle();
  void observer.refetch();
  await settle();
  remove("a");
  reads[1]?.resolve({ items: items("a", "b"), next: null });
  await settle();
  expect(shown()).toEqual([["b"]]);
  reads[2]?.resolve({ items: items("b"), next: null });
  await settle();
  expect(shown()).toEqual([["b"]]);
});

test("changeItems changes a list at rest without reading it again", async () => {
  const { reads, settle, remove, shown } = openList();
  reads[0]?.resolve({ items: items("a", "b"), next: null });
  await settle();
  remove("a");
  await settle();
  expect(shown()).toEqual([["b"]]);
  expect(reads).toHaveLength(1);
});
