"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { requestJson } from "@/lib/api-client/request";
import type { FeedbackPayload } from "@/lib/feedback/schema";
import type { Feedback } from "@/lib/feedback/types";

const feedbackKey = ["/api/feedback"] as const;

/** What the signed-in user has sent, newest first; asked only when `enabled`. */
export function useOwnFeedback({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: feedbackKey,
    queryFn: () => requestJson<Feedback[]>("/api/feedback"),
    enabled,
  });
}

/** What the form sends. */
export type FeedbackRequest = Omit<FeedbackPayload, "agreeToDataProcessing"> & {
  agreeToDataProcessing: boolean;
};

/** Sends a message, then refreshes the list (specification § 7); fails with `ApiError`. */
export function useSendFeedback() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FeedbackRequest) =>
      requestJson<{ message: string; feedback: Feedback }>("/api/feedback", {
        method: "POST",
        body,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: feedbackKey }),
  });
}
