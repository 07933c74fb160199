"use client";

import { useQuery } from "@tanstack/react-query";
import type { Feedback } from "@/lib/features/feedback/responses";
import { getQueryClient } from "@/lib/platform/api-client/query-client";
import { requestJson } from "@/lib/platform/api-client/request";

const feedbackKey = ["/api/feedback"] as const;

/** The messages of the signed-in user, newest first. */
export function useOwnFeedback() {
  return useQuery({
    queryKey: feedbackKey,
    queryFn: () => requestJson<Feedback[]>("/api/feedback"),
  });
}

/** Asks for the list again, after one more was sent (docs/specification/api.md#calls). */
export function refreshOwnFeedback(): Promise<void> {
  return getQueryClient().invalidateQueries({ queryKey: feedbackKey });
}
