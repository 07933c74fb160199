"use client";

import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { invalidateAll } from "@/lib/platform/api-client/cache/invalidate-all";
import { useIsUnmounted } from "@/lib/platform/api-client/use-is-unmounted";

type BatchOptions<Item, Result> = {
  keyOf: (item: Item) => string;
  /** The result of an item whose call has failed. */
  failed: (item: Item, error: unknown) => Result;
  /** What the batch makes stale: refreshed once, at its end, also if some of it failed. */
  invalidates: readonly QueryKey[];
  /** The calls behind a failed one would fail as well: their items fail with the same error. */
  stopsAtFailure?: boolean;
  /** When the screen closes, the call that is under way ends and no other begins. By default all are made. */
  stopsWhenClosed?: boolean;
};

type BatchProgress = {
  /** Items. */
  completed: number;
  all: number;
  /** The keys of the items that are being sent. */
  current: ReadonlySet<string>;
};

export type Batch<Item, Result> = {
  /** Sends the items of one call after those of another. Does nothing while it is pending. */
  run: (calls: readonly (readonly Item[])[]) => Promise<void>;
  /** By the keys of the items; those of earlier runs stay, until the item is sent again. */
  results: ReadonlyMap<string, Result>;
  /** Null unless it is pending. */
  progress: BatchProgress | null;
  isPending: boolean;
};

/**
 * A write of many items in several calls, with the result of each item as soon as it is known.
 * @param send one call; returns the results by the keys of its items. Rejects if it has failed for all of them.
 */
export function useBatch<Item, Result>(
  send: (items: readonly Item[]) => Promise<Iterable<readonly [string, Result]>>,
  options: BatchOptions<Item, Result>,
): Batch<Item, Result> {
  const { keyOf, failed, invalidates, stopsAtFailure = false, stopsWhenClosed = false } = options;
  const client = useQueryClient();
  const call = useMutation({ mutationFn: send, meta: { changes: true } });
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [progress, setProgress] = useState<BatchProgress | null>(null);
  // Two clicks may come before the next render.
  const isRunning = useRef(false);
  const isUnmounted = useIsUnmounted();

  const keep = (news: Iterable<readonly [string, Result]>) =>
    setResults((before) => new Map([...before, ...news]));
  const fail = (items: readonly Item[], error: unknown) =>
    keep(items.map((item) => [keyOf(item), failed(item, error)] as const));

  const run = async (calls: readonly (readonly Item[])[]) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const again = new Set(calls.flat().map(keyOf));
    setResults((before) => new Map([...before].filter(([key]) => !again.has(key))));
    let completed = 0;
    for (const [index, items] of calls.entries()) {
      if (stopsWhenClosed && isUnmounted.current) break;
      setProgress({ completed, all: again.size, current: new Set(items.map(keyOf)) });
      try {
        keep(await call.mutateAsync(items));
      } catch (error) {
        fail(stopsAtFailure ? calls.slice(index).flat() : items, error);
        if (stopsAtFailure) break;
      }
      completed += items.length;
    }
    isRunning.current = false;
    setProgress(null);
    await invalidateAll(client, invalidates);
  };
  return { run, results, progress, isPending: progress !== null };
}
