"use client";

import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateAll } from "@/lib/platform/api-client/cache/invalidate-all";
import { seedQuery } from "@/lib/platform/api-client/cache/seed-query";
import {
  storeMutationResult,
  type TypedQuery,
} from "@/lib/platform/api-client/cache/store-mutation-result";

type CacheEffects<Result, Variables, Stored, Opened> = {
  /** What the change makes stale. */
  invalidates?: readonly QueryKey[] | ((variables: Variables) => readonly QueryKey[]);
  /**
   * The query whose new state is known without another request: that query if the response is the state, otherwise the
   * query and what becomes of its data (see `storeMutationResult`).
   */
  updates?:
    | (TypedQuery<Stored> & ([Result] extends [Stored] ? unknown : never))
    | readonly [
        TypedQuery<Stored>,
        (
          before: NoInfer<Stored>,
          result: NoInfer<Result>,
          variables: NoInfer<Variables>,
        ) => NoInfer<Stored>,
      ];
  /** The query of the screen that opens next: the response is its data (see `seedQuery`). */
  seeds?: (
    result: NoInfer<Result>,
  ) => TypedQuery<Opened> & ([Result] extends [Opened] ? unknown : never);
  /** Refresh after an error too, also what would be stored: it may mean that the screen shows an old state. */
  invalidatesOnError?: boolean;
  /** False: the change is done with its response, before the data are fetched again. */
  awaitsRefetch?: boolean;
};

/** A write of the API as a mutation, with its effects on the stored data. */
export function useApiMutation<Result, Variables = void, Stored = Result, Opened = Result>(
  send: (variables: Variables) => Promise<Result>,
  {
    invalidates = [],
    updates,
    seeds,
    invalidatesOnError = false,
    awaitsRefetch = true,
  }: CacheEffects<Result, Variables, Stored, Opened> = {},
) {
  const client = useQueryClient();
  const refresh = (variables: Variables, more: readonly QueryKey[] = []) => {
    const stale = typeof invalidates === "function" ? invalidates(variables) : invalidates;
    const refreshed = invalidateAll(client, [...more, ...stale]);
    return awaitsRefetch ? refreshed : undefined;
  };
  const updated = updates && ("queryKey" in updates ? updates : updates[0]);
  return useMutation<Result, Error, Variables>({
    mutationFn: send,
    meta: { changes: true },
    onSuccess: (result, variables) => {
      if (updates && "queryKey" in updates) {
        storeMutationResult(client, updates.queryKey, () => result as Result & Stored);
      } else if (updates) {
        const [{ queryKey }, change] = updates;
        storeMutationResult(client, queryKey, (before) => change(before, result, variables));
      }
      if (seeds) seedQuery(client, seeds(result), result as Result & Opened);
      return refresh(variables);
    },
    ...(invalidatesOnError && {
      onError: (_error, variables) => refresh(variables, updated && [updated.queryKey]),
    }),
  });
}
