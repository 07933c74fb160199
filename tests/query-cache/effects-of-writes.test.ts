import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { QueryClient, QueryKey, QueryOptions } from "@tanstack/react-query";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { currentUserKey } from "@/lib/features/accounts/current-user";
import { templateEditionKeys } from "@/lib/features/templates/in-force/current-templates";
import { getQueryClient } from "@/lib/platform/api-client/cache/query-client";
import {
  allButTheUser,
  everything,
  listedWrites,
  type Write,
} from "@/tests/query-cache/listed-writes";
import { runHook } from "@/tests/support/browser/run-hook";

/*
 * What each write does to the stored data (docs/decisions/0053-browser-data.md): the cache holds every query of the
 * browser, a write runs with the network faked, and the marked, stored and removed queries are compared with the list.
 */

const features = fileURLToPath(new URL("../../lib/features/", import.meta.url));
const clients = readdirSync(features, { recursive: true, encoding: "utf8" })
  .filter((path) => /(^|\/)client\.ts$/.test(path))
  .sort();

type Exported = (...args: unknown[]) => unknown;
type Mutation = { mutateAsync: Exported };
/** All functions of all `client.ts`: `"sites useSites"` → the hook. */
const exported = new Map<string, Exported>();
/** Every query of the browser, for an item whose ids are all `id`. */
let queries: (QueryOptions & { queryKey: QueryKey })[];
let client: QueryClient;

/** What a hook is called with if ids are not enough for it. */
const argumentsOf: Record<string, unknown[]> = {
  "admin useUsers": [{}],
  "audit useAudit": [{}],
  "documents useDocument": ["id", null],
  "documents/editions useComparison": [{ id: "id", from: 1, to: 2 }],
  "feedback/inbox useInbox": [{}],
  "billing/admin useAllOrders": [{}],
  "installation useArticle": [{ publicId: "id", edition: 1 }, true],
  "internal-papers usePaper": ["id", { paper: "order", recipient: null }],
  "journal useJournalRecords": ["id", {}],
  "sites useSiteOf": [{ formData: {}, shared: null }],
  "telegram useTelegram": ["/api/user/telegram"],
};

/** A response that has what any of the writes reads from its own. */
const response = {
  ...{ id: "id", path: "id", url: "/", token: "token", user: { id: "id" }, edition: 1 },
  ...{ apiKey: { id: "id" }, document: { id: "id" }, facts: {}, settledSteps: [], sites: [] },
};
/** What is sent, with what any of the writes reads from it. */
const sent = { id: "id", path: "id", documents: [{ id: "id" }], outdated: [{ id: "id" }] };

const textOf = (key: QueryKey) => key.map(String).join(" ").trim();
const isBelow = (query: string, key: string) =>
  key.endsWith("$") ? query === key.slice(0, -1) : query === key || query.startsWith(`${key} `);

beforeAll(async () => {
  // Only in a browser do all share one client.
  vi.stubGlobal("window", { location: { assign: () => undefined } });
  client = getQueryClient();
  for (const path of clients) {
    for (const [name, value] of Object.entries(await import(features + path))) {
      if (typeof value === "function") {
        exported.set(`${path.slice(0, -"/client.ts".length)} ${name}`, value as Exported);
      }
    }
  }
  for (const name of exported.keys()) {
    if (/ use[A-Z]/.test(name)) call(name, argumentsOf[name]);
  }
  client.setQueryData(currentUserKey, null);
  client.setQueryData(templateEditionKeys.text("id", "1"), {});
  queries = client
    .getQueryCache()
    .getAll()
    .map(({ options, queryKey }) => ({ ...options, queryKey, gcTime: Number.POSITIVE_INFINITY }));
});

afterAll(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const call = (name: string, args: unknown[] = ["id", "id"]) =>
  runHook(client, () => exported.get(name)?.(...args));

/** Puts every query into the cache, with data that every `stores` can change. */
function fill(): Map<string, unknown> {
  client.clear();
  const items = [{ id: "id" }];
  for (const options of queries) {
    const isPaged = "initialPageParam" in options;
    client
      .getQueryCache()
      .build(client, options)
      .setData(
        isPaged
          ? { pages: [{ items, next: null }], pageParams: [""] }
          : Object.assign([...items], { remarks: [] }),
      );
  }
  return stored();
}

const stored = () =>
  new Map(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [textOf(queryKey), state.data] as const),
  );

/** Runs a write; returns the queries that it has made stale, stored and removed. */
async function effectsOf(name: string, { args, sends = sent, run }: Write, status: number) {
  const before = fill();
  vi.stubGlobal("window", { location: { assign: () => undefined } });
  vi.stubGlobal("document", {
    ...{ cookie: "", body: { append: () => undefined } },
    createElement: () => ({ click: () => undefined, remove: () => undefined }),
  });
  vi.stubGlobal("fetch", async () => Response.json(response, { status }));
  const write = / use[A-Z]/.test(name) ? call(name, args) : exported.get(name);
  const mutateOrCall =
    typeof write === "function" ? write : (write as Mutation | null)?.mutateAsync;
  const running = run ? run(write) : (mutateOrCall as Exported)(sends);
  const failure = await Promise.resolve(running).then(
    () => null,
    (error: unknown) => error,
  );
  if (status === 200) expect(failure, name).toBeNull();
  // What a write does not wait for.
  await new Promise((resolve) => setTimeout(resolve));
  const after = stored();
  const cache = client.getQueryCache().getAll();
  return {
    stale: cache.filter(({ state }) => state.isInvalidated).map(({ queryKey }) => textOf(queryKey)),
    stores: [...after.keys()].filter((query) => before.get(query) !== after.get(query)),
    removes: [...before.keys()].filter((query) => !after.has(query)),
  };
}

/** The queries below the listed keys. A key that is above none is an error of the list. */
function below(keys: readonly string[] = []): string[] {
  const known = queries.map(({ queryKey }) => textOf(queryKey));
  return keys.flatMap((key) => {
    const named = known.filter(
      (query) =>
        key === everything ||
        (key === allButTheUser && query !== textOf(currentUserKey)) ||
        isBelow(query, key),
    );
    expect(named, key).not.toEqual([]);
    return named;
  });
}

/** The counts of the panel follow all of them (`followsChanges`), so the list does not name them. */
const withoutFollowers = (names: readonly string[]) =>
  names.filter((name) => name !== "/api/admin/attention").sort();

test("every write is listed with its effects", () => {
  const isMutation = (name: string) => {
    const result =
      / use[A-Z]/.test(name) && call(name, listedWrites[name]?.args ?? argumentsOf[name]);
    const isWrite = (hook: object) =>
      "mutateAsync" in hook || ("run" in hook && "progress" in hook);
    return typeof result === "object" && result !== null && isWrite(result);
  };
  const writes = [...exported.keys()].filter(
    (name) => isMutation(name) || / (create|save|change|delete|end|refresh)[A-Z]/.test(name),
  );
  expect(Object.keys(listedWrites).filter((name) => !exported.has(name))).toEqual([]);
  expect(writes.filter((name) => !(name in listedWrites))).toEqual([]);
});

test.each(Object.entries(listedWrites))("%s", async (name, write) => {
  const done = await effectsOf(name, write, 200);
  expect(withoutFollowers(done.stale)).toEqual(withoutFollowers(below(write.stale)));
  expect(done.stores.sort()).toEqual(below(write.stores).sort());
  expect(done.removes.sort()).toEqual(below(write.removes).sort());
  const refused = await effectsOf(name, write, 409);
  expect(refused.stale.sort()).toEqual(below(write.staleAfterRefusal).sort());
  expect(refused.stores).toEqual([]);
});
