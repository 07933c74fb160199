// @module-tag slow
// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { useBatch } from "@/lib/platform/api-client/use-batch";
import { mountHook } from "@/tests/support/browser/mount-hook";

type Options = { stopsAtFailure?: boolean; stopsWhenClosed?: boolean };

const listKey = ["/api/names"];

/** A batch whose calls wait until `answer` or `refuse` is called. */
async function mountBatch(options: Options = {}) {
  const client = new QueryClient();
  client.setQueryData(listKey, []);
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const send = vi.fn(
    (items: readonly string[]) =>
      new Promise<(readonly [string, string])[]>((resolve, reject) => {
        const done = items.map((item) => [item, `${item} done`] as const);
        waiting.push({ resolve: () => resolve(done), reject });
      }),
  );
  const batch = await mountHook(
    () =>
      useBatch<string, string>(send, {
        keyOf: (item) => item,
        failed: (item, error) => `${item} ${(error as Error).message}`,
        invalidates: [listKey],
        ...options,
      }),
    (caller) => <QueryClientProvider client={client}>{caller}</QueryClientProvider>,
  );
  return {
    batch,
    send,
    isStale: () => client.getQueryState(listKey)?.isInvalidated,
    run: (...calls: string[][]) => batch.act(({ run }) => void run(calls)),
    answer: () => batch.act(() => waiting.shift()?.resolve()),
    refuse: () => batch.act(() => waiting.shift()?.reject(new Error("refused"))),
    results: () => Object.fromEntries(batch.now.results),
  };
}

test("a batch reports each call, and refreshes once at its end", async () => {
  const { batch, run, answer, results, isStale } = await mountBatch();
  await run(["a", "b"], ["c"]);
  expect(batch.now.isPending).toBe(true);
  expect(batch.now.progress).toEqual({ completed: 0, all: 3, current: new Set(["a", "b"]) });
  await answer();
  expect(batch.now.progress).toEqual({ completed: 2, all: 3, current: new Set(["c"]) });
  expect(results()).toEqual({ a: "a done", b: "b done" });
  expect(isStale()).toBe(false);
  await answer();
  expect(results()).toEqual({ a: "a done", b: "b done", c: "c done" });
  expect(batch.now).toMatchObject({ isPending: false, progress: null });
  expect(isStale()).toBe(true);
});

test("a batch that is pending is not begun again", async () => {
  const { run, send, answer } = await mountBatch();
  await run(["a"]);
  await run(["a"]);
  expect(send).toHaveBeenCalledTimes(1);
  await answer();
  await run(["a"]);
  expect(send).toHaveBeenCalledTimes(2);
  await answer();
});

test("a failed call leaves the others, and its items can be sent again", async () => {
  const { run, answer, refuse, results } = await mountBatch();
  await run(["a"], ["b"]);
  await refuse();
  await answer();
  expect(results()).toEqual({ a: "a refused", b: "b done" });
  await run(["a"]);
  expect(results()).toEqual({ b: "b done" });
  await answer();
  expect(results()).toEqual({ a: "a done", b: "b done" });
});

test("with stopsAtFailure the items behind a failed call fail too", async () => {
  const { batch, run, send, refuse, results, isStale } = await mountBatch({ stopsAtFailure: true });
  await run(["a"], ["b"]);
  await refuse();
  expect(results()).toEqual({ a: "a refused", b: "b refused" });
  expect(send).toHaveBeenCalledTimes(1);
  expect(batch.now.isPending).toBe(false);
  expect(isStale()).toBe(true);
});

test.each([
  [true, 1],
  [false, 2],
])(
  "when its screen closes, with stopsWhenClosed %s, it makes %i of two calls",
  async (stopsWhenClosed, count) => {
    const { batch, run, send, answer, isStale } = await mountBatch({ stopsWhenClosed });
    await run(["a"], ["b"]);
    await batch.unmount();
    await answer();
    await answer();
    expect(send).toHaveBeenCalledTimes(count);
    expect(isStale()).toBe(true);
  },
);
