"use client";

import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { handOver } from "@/lib/platform/api-client/cache/hand-over";
import { invalidateAll } from "@/lib/platform/api-client/cache/invalidate-all";
import {
  storeMutationResult,
  type TypedQuery,
} from "@/lib/platform/api-client/cache/store-mutation-result";

type Effects<Result, Variables, Stored, Opened> = {
  /** What the change makes stale. */
  keys?: readonly QueryKey[] | ((variables: Variables) => readonly QueryKey[]);
  /**
   * The query whose new state is known without another request: that query if the response is the state, otherwise the
   * query and what becomes of its data (see `storeMutationResult`).
   */
  stores?:
    | (TypedQuery<Stored> & ([Result] extends [Stored] ? unknown : never))
    | readonly [
        TypedQuery<Stored>,
        (
          before: NoInfer<Stored>,
          result: NoInfer<Result>,
          variables: NoInfer<Variables>,
        ) => NoInfer<Stored>,
      ];
  /** The query of the screen that opens next: the response is its data (see `handOver`). */
  handsOver?: (
    result: NoInfer<Result>,
  ) => TypedQuery<Opened> & ([Result] extends [Opened] ? unknown : never);
  /** Refresh after an error too, also what would be stored: it may mean that the screen shows an old state. */
  afterError?: boolean;
  /** False: the change is done with its response, before the data are fetched again. */
  waits?: boolean;
};

/** A write of the API as a mutation, with its effects on the stored data. */
export function useChange<Result, Variables = void, Stored = Result, Opened = Result>(
  send: (variables: Variables) => Promise<Result>,
  {
    keys = [],
    stores,
    handsOver,
    afterError = false,
    waits = true,
  }: Effects<Result, Variables, Stored, Opened> = {},
) {
  const client = useQueryClient();
  const refresh = (variables: Variables, more: readonly QueryKey[] = []) => {
    const stale = typeof keys === "function" ? keys(variables) : keys;
    const refreshed = invalidateAll(client, [...more, ...stale]);
    return waits ? refreshed : undefined;
  };
  const stored = stores && ("queryKey" in stores ? stores : stores[0]);
  return useMutation<Result, Error, Variables>({
    mutationFn: send,
    meta: { changes: true },
    onSuccess: (result, variables) => {
      if (stores && "queryKey" in stores) {
        storeMutationResult(client, stores.queryKey, () => result as Result & Stored);
      } else if (stores) {
        const [{ queryKey }, change] = stores;
        storeMutationResult(client, queryKey, (before) => change(before, result, variables));
      }
      if (handsOver) handOver(client, handsOver(result), result as Result & Opened);
      return refresh(variables);
    },
    ...(afterError && {
      onError: (_error, variables) => refresh(variables, stored && [stored.queryKey]),
    }),
  });
}
