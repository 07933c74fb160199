"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";

/**
 * A `freshQuery` for a form. A form keeps its initial values, so they must not come from the cache of an earlier visit:
 * it would show an old value and save it again. `droppedOnClose` is not enough: on a slow phone the user may return before
 * the cache is cleared.
 *
 * @returns the query, without data until this screen's own fetch has finished; later fetches do not reset the form.
 */
export function useInitialFormData<Data>(query: UseQueryResult<Data>) {
  const isReady = query.isFetchedAfterMount && query.error === null;
  const [hasBegun, setHasBegun] = useState(isReady);
  if (isReady && !hasBegun) setHasBegun(true);
  return { ...query, data: hasBegun ? query.data : undefined };
}
