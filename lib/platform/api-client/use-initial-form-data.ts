"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";

/** What `QueryStates` needs. A spread of the query would read each of its properties, and render for each of them. */
type FormQuery<Data> = Pick<UseQueryResult<Data>, "data" | "error" | "isFetching" | "refetch">;

/**
 * A `freshQuery` for a form. A form keeps its initial values, so they must not come from the cache of an earlier visit:
 * it would show an old value and save it again. `droppedOnClose` is not enough: on a slow phone the user may return before
 * the cache is cleared.
 *
 * @returns the query, without data until this screen's own fetch has finished; later fetches do not reset the form.
 */
export function useInitialFormData<Data>(query: UseQueryResult<Data>): FormQuery<Data> {
  const { data, error, isFetching, refetch } = query;
  const isReady = query.isFetchedAfterMount && error === null;
  const [hasBegun, setHasBegun] = useState(isReady);
  if (isReady && !hasBegun) setHasBegun(true);
  return { data: hasBegun ? data : undefined, error, isFetching, refetch };
}
