import { requestJson } from "@/lib/api-client/request";
import type { FeedbackPayload } from "@/lib/feedback/schema";
import type { Feedback } from "@/lib/feedback/types";

/** What the form sends. */
export type FeedbackRequest = Omit<FeedbackPayload, "agreeToDataProcessing"> & {
  agreeToDataProcessing: boolean;
};

/**
 * Sends a message. Without TanStack Query, which a guest's page does not carry.
 * @throws ApiError
 */
export const sendFeedback = (body: FeedbackRequest) =>
  requestJson<{ message: string; feedback: Feedback }>("/api/feedback", { method: "POST", body });
