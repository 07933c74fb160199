"use client";

import { useCallback, useEffect, useState } from "react";
import { fetchReviews, firstReviews } from "@/lib/features/reviews/calls";
import type { Review } from "@/lib/features/reviews/responses";

type State = {
  reviews: Review[];
  /** The URL to load next; null when everything is loaded. */
  next: string | null;
  isLoading: boolean;
  error: unknown;
};

const atFirst: State = { reviews: [], next: firstReviews, isLoading: true, error: null };

/**
 * Approved reviews, page by page; `more` fetches the next page, or retries after a failure. Kept by hand, as on all pages
 * of words: TanStack Query would weigh more than the page.
 */
export function useReviews(): State & { more: () => void } {
  const [state, setState] = useState(atFirst);

  const load = useCallback(async (path: string, isWanted: () => boolean) => {
    setState((before) => ({ ...before, isLoading: true, error: null }));
    try {
      const page = await fetchReviews(path);
      if (!isWanted()) return;
      setState((before) => ({
        reviews: [...before.reviews, ...page.reviews],
        next: page.next,
        isLoading: false,
        error: null,
      }));
    } catch (error) {
      if (isWanted()) setState((before) => ({ ...before, isLoading: false, error }));
    }
  }, []);

  useEffect(() => {
    let isMounted = true;
    void load(firstReviews, () => isMounted);
    return () => {
      isMounted = false;
    };
  }, [load]);

  const { next, isLoading } = state;
  return {
    ...state,
    more: () => {
      if (next !== null && !isLoading) void load(next, () => true);
    },
  };
}
