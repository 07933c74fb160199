"use client";

import { useQuery } from "@tanstack/react-query";
import { getQueryClient } from "@/lib/api-client/query-client";
import { requestJson } from "@/lib/api-client/request";
import type { Feedback } from "@/lib/feedback/types";

const feedbackKey = ["/api/feedback"] as const;

/** What the signed-in user has sent, newest first. */
export function useOwnFeedback() {
  return useQuery({
    queryKey: feedbackKey,
    queryFn: () => requestJson<Feedback[]>("/api/feedback"),
  });
}

/** Asks for the list again, after one more was sent (specification § 7). */
export function refreshOwnFeedback(): Promise<void> {
  return getQueryClient().invalidateQueries({ queryKey: feedbackKey });
}
