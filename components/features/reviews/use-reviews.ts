"use client";

import { useCallback, useEffect, useState } from "react";
import { fetchReviews, firstReviews, type ReviewPage } from "@/lib/features/reviews/calls";
import type { Review } from "@/lib/features/reviews/responses";

type State = {
  reviews: Review[];
  /** The URL to load next; null when everything is loaded. */
  next: string | null;
  isLoading: boolean;
  error: unknown;
};

/**
 * Approved reviews, page by page; `more` fetches the next page, or retries after a failure. Kept by hand, as on all pages
 * of words: TanStack Query would weigh more than the page.
 * @param first the page that the server has rendered; without it the browser fetches it.
 */
export function useReviews(first: ReviewPage | null): State & { more: () => void } {
  const [state, setState] = useState<State>({
    reviews: first?.reviews ?? [],
    next: first ? first.next : firstReviews,
    isLoading: first === null,
    error: null,
  });

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

  const isRendered = first !== null;
  useEffect(() => {
    if (isRendered) return;
    let isMounted = true;
    void load(firstReviews, () => isMounted);
    return () => {
      isMounted = false;
    };
  }, [load, isRendered]);

  const { next, isLoading } = state;
  return {
    ...state,
    more: () => {
      if (next !== null && !isLoading) void load(next, () => true);
    },
  };
}
