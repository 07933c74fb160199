"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useRef } from "react";

/**
 * A `freshQuery` for a form. A form keeps what it begins with, so it must not begin with what the store remembers of an
 * earlier visit: it would show an old value, and write it back. `gcTime: 0` does not do: on a slow phone one is back
 * before the store has forgotten.
 *
 * @returns the query, without data until this screen's own fetch has brought them; once begun, the form stays.
 */
export function useInitialFormData<Data>(query: UseQueryResult<Data>) {
  const hasBegun = useRef(false);
  hasBegun.current ||= query.isFetchedAfterMount && query.error === null;
  return { ...query, data: hasBegun.current ? query.data : undefined };
}
