"use client";

import { useQuery } from "@tanstack/react-query";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { getQueryClient } from "@/lib/platform/api-client/cache/query-client";

const feedbackQuery = freshQuery("/api/feedback");

/**
 * The messages of the signed-in user, newest first; fetched again whenever the page opens, since answers arrive
 * meanwhile.
 */
export const useOwnFeedback = () => useQuery(feedbackQuery);

/** Fetches the list again, after a message was sent (docs/specification/api.md#calls). */
export function refreshOwnFeedback(): Promise<void> {
  return getQueryClient().invalidateQueries({ queryKey: feedbackQuery.queryKey });
}
