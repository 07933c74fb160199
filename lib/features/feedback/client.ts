"use client";

import { useQuery } from "@tanstack/react-query";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { getQueryClient } from "@/lib/platform/api-client/query-client";

const feedbackQuery = freshQuery("/api/feedback");

/**
 * The messages of the signed-in user, newest first; fetched again each time the page opens, since they are answered.
 */
export const useOwnFeedback = () => useQuery(feedbackQuery);

/** Asks for the list again, after one more was sent (docs/specification/api.md#calls). */
export function refreshOwnFeedback(): Promise<void> {
  return getQueryClient().invalidateQueries({ queryKey: feedbackQuery.queryKey });
}
