import { QueryClient, queryOptions, useMutation } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { getQueryClient } from "@/lib/platform/api-client/cache/query-client";
import { seedQuery } from "@/lib/platform/api-client/cache/seed-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { runHook } from "@/tests/support/browser/run-hook";

const namesQuery = queryOptions({ queryKey: ["/api/names"], queryFn: (): string[] => [] });
const countKey = ["/api/count"];

/** A client that knows two names and their number. */
function newClient() {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: 60_000 } } });
  client.setQueryData(namesQuery.queryKey, ["a", "b"]);
  client.setQueryData(countKey, 2);
  return client;
}
const isStale = (client: QueryClient, queryKey: readonly unknown[]) =>
  client.getQueryState(queryKey)?.isInvalidated;
const refuse = async (): Promise<never> => {
  throw new Error("refused");
};

test("useApiMutation stores a response that is the state of a query", async () => {
  const client = newClient();
  const send = async () => ["c"];
  const change = runHook(client, () =>
    useApiMutation(send, { updates: namesQuery, invalidates: [countKey] }),
  );
  await change.mutateAsync();
  expect(client.getQueryData(namesQuery.queryKey)).toEqual(["c"]);
  expect(isStale(client, namesQuery.queryKey)).toBe(false);
  expect(isStale(client, countKey)).toBe(true);
});

test("useApiMutation stores what a response and the sent values make of the data", async () => {
  const client = newClient();
  const change = runHook(client, () =>
    useApiMutation(async (name: string) => ({ name, number: 3 }), {
      updates: [namesQuery, (names, { number }, name) => [...names, `${name}${number}`]],
    }),
  );
  await change.mutateAsync("c");
  expect(client.getQueryData(namesQuery.queryKey)).toEqual(["a", "b", "c3"]);
});

test("useApiMutation finds what to refresh from the sent values", async () => {
  const client = newClient();
  const change = runHook(client, () =>
    useApiMutation(async (_isAll: boolean) => null, {
      invalidates: (isAll) => (isAll ? [countKey] : []),
    }),
  );
  await change.mutateAsync(false);
  expect(isStale(client, countKey)).toBe(false);
  await change.mutateAsync(true);
  expect(isStale(client, countKey)).toBe(true);
});

test("useApiMutation leaves everything after a refusal", async () => {
  const client = newClient();
  const change = runHook(client, () =>
    useApiMutation(refuse, { updates: [namesQuery, () => []], invalidates: [countKey] }),
  );
  await expect(change.mutateAsync()).rejects.toThrow("refused");
  expect(client.getQueryData(namesQuery.queryKey)).toEqual(["a", "b"]);
  expect(isStale(client, countKey)).toBe(false);
});

test("useApiMutation with invalidatesOnError refreshes what it updates, too", async () => {
  const client = newClient();
  const change = runHook(client, () =>
    useApiMutation(refuse, {
      updates: [namesQuery, () => []],
      invalidates: [countKey],
      invalidatesOnError: true,
    }),
  );
  await expect(change.mutateAsync()).rejects.toThrow("refused");
  expect(isStale(client, namesQuery.queryKey)).toBe(true);
  expect(isStale(client, countKey)).toBe(true);
});

test("useApiMutation hands the response over to the screen that opens", async () => {
  const client = new QueryClient();
  const change = runHook(client, () =>
    useApiMutation(async () => ["new"], { seeds: () => namesQuery }),
  );
  await change.mutateAsync();
  expect(client.getQueryData(namesQuery.queryKey)).toEqual(["new"]);
});

test("useApiMutation compiles only with what the query holds", () => {
  const send = async (_name: string) => 1;
  const wrong = () => {
    // @ts-expect-error: the response is a number, the query holds names
    useApiMutation(send, { updates: namesQuery });
    // @ts-expect-error: the result is no list of names
    useApiMutation(send, { updates: [namesQuery, (names) => names.length] });
    // @ts-expect-error: no query object, so the type of its data is unknown
    useApiMutation(send, { updates: [{ queryKey: countKey }, () => 1] });
    // @ts-expect-error: the next screen holds names
    useApiMutation(send, { seeds: () => namesQuery });
  };
  expect(wrong).toBeTypeOf("function");
});

test("seedQuery keeps new data for the next screen for seconds, and leaves no rule behind", () => {
  const client = newClient();
  const newQuery = queryOptions({ queryKey: ["/api/names", "new"], queryFn: () => "" });
  seedQuery(client, newQuery, "new");
  expect(client.getQueryData(newQuery.queryKey)).toBe("new");
  expect(client.getQueryCache().find(newQuery)?.gcTime).toBe(10_000);
  expect(client.getQueryDefaults(newQuery.queryKey)).toEqual({});
});

test("seedQuery replaces the data of an open screen", () => {
  const client = newClient();
  seedQuery(client, namesQuery, ["c"]);
  expect(client.getQueryData(namesQuery.queryKey)).toEqual(["c"]);
  expect(client.getQueryCache().find(namesQuery)?.gcTime).toBe(60_000);
});

test("a write makes stale what follows changes, unlike a refused one and a call that writes nothing", async () => {
  const client = getQueryClient();
  const followed = { queryKey: ["/api/left-to-do"], meta: { followsChanges: true } } as const;
  client.getQueryCache().build(client, client.defaultQueryOptions(followed));
  client.setQueryData(followed.queryKey, 1);
  const preview = runHook(client, () => useMutation({ mutationFn: async () => null }));
  await preview.mutateAsync();
  const refused = runHook(client, () => useApiMutation(refuse));
  await expect(refused.mutateAsync()).rejects.toThrow("refused");
  expect(isStale(client, followed.queryKey)).toBe(false);
  const write = runHook(client, () => useApiMutation(async () => null));
  await write.mutateAsync();
  expect(isStale(client, followed.queryKey)).toBe(true);
});
