import { QueryClient, QueryObserver, queryOptions } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { storeMutationResult } from "@/lib/platform/api-client/cache/store-mutation-result";

const { queryKey } = queryOptions({
  queryKey: ["/api/things"],
  queryFn: (): string[] => [],
});

/** A list on a screen; each read of it is answered by hand, in the order of asking. */
function openList() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const reads: { resolve: (all: string[]) => void; reject: (error: Error) => void }[] = [];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: ({ signal }) =>
      new Promise<string[]>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        reads.push({ resolve, reject });
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  observer.subscribe(() => undefined);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const remove = (name: string) =>
    storeMutationResult(client, queryKey, (all) => all.filter((item) => item !== name));
  return { client, observer, reads, settle, remove };
}

test("storeMutationResult discards a read that began before the write, and reads again", async () => {
  const { client, observer, reads, settle, remove } = openList();
  reads[0]?.resolve(["a", "b"]);
  await settle();
  void client.invalidateQueries({ queryKey });
  await settle();
  expect(reads).toHaveLength(2);
  remove("a");
  expect(observer.getCurrentResult().data).toEqual(["b"]);
  reads[1]?.resolve(["a", "b"]);
  await settle();
  expect(observer.getCurrentResult().data).toEqual(["b"]);
  // Read again, because that read may have known more than this one write.
  expect(reads).toHaveLength(3);
  reads[2]?.resolve(["b", "c"]);
  await settle();
  expect(observer.getCurrentResult().data).toEqual(["b", "c"]);
});

test("storeMutationResult compiles only with a key that carries the type of its data", () => {
  const { client, observer } = openList();
  // @ts-expect-error: the key of no query object
  storeMutationResult(client, ["/api/other-things"], (all) => all);
  // @ts-expect-error: not what the query reads
  storeMutationResult(client, queryKey, () => [1]);
  observer.destroy();
});

test("storeMutationResult changes a list at rest without reading it again", async () => {
  const { observer, reads, settle, remove } = openList();
  reads[0]?.resolve(["a", "b"]);
  await settle();
  remove("b");
  await settle();
  expect(observer.getCurrentResult().data).toEqual(["a"]);
  expect(reads).toHaveLength(1);
});

test("storeMutationResult reads a list again that could not be read before", async () => {
  const { observer, reads, settle, client } = openList();
  reads[0]?.reject(new Error("no network"));
  await settle();
  storeMutationResult(client, queryKey, (all) => ["new", ...all]);
  await settle();
  expect(reads).toHaveLength(2);
  reads[1]?.resolve(["new", "old"]);
  await settle();
  expect(observer.getCurrentResult().data).toEqual(["new", "old"]);
});
