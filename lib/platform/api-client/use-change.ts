"use client";

import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateAll } from "@/lib/platform/api-client/invalidate-all";

type Refresh = {
  /** What the change makes stale. */
  keys: readonly QueryKey[];
  /** Refresh after an error too: it may mean that the screen shows an old state. */
  afterError?: boolean;
  /** False: the change is done with its response, before the data are fetched again. */
  waits?: boolean;
};

/** A write of the API that makes other data stale, as a mutation. */
export function useChange<Result, Variables = void>(
  send: (variables: Variables) => Promise<Result>,
  { keys, afterError = false, waits = true }: Refresh,
) {
  const client = useQueryClient();
  const refresh = () => {
    const refreshed = invalidateAll(client, keys);
    return waits ? refreshed : undefined;
  };
  return useMutation({
    mutationFn: send,
    ...(afterError ? { onSettled: refresh } : { onSuccess: refresh }),
  });
}
