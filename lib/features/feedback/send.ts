import type { SentFeedback } from "@/lib/features/feedback/responses";
import type { FeedbackPayload } from "@/lib/features/feedback/schema";
import { requestJson } from "@/lib/platform/api-client/request";

/** The request of the form. */
export type FeedbackRequest = Omit<FeedbackPayload, "agreeToDataProcessing"> & {
  agreeToDataProcessing: boolean;
};

/**
 * Sends a message. Without TanStack Query, which a guest's page does not carry.
 * @throws ApiError
 */
export const sendFeedback = (body: FeedbackRequest) =>
  requestJson<SentFeedback>("/api/feedback", { method: "POST", body });
