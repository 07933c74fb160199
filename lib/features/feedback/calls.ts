import type { NewFeedback } from "@/lib/features/feedback/schema";
import { requestJson } from "@/lib/platform/api-client/request";

/** The values that the form sends. */
export type FeedbackBody = Omit<NewFeedback, "agreeToDataProcessing"> & {
  agreeToDataProcessing: boolean;
};

/**
 * Sends a message. Without TanStack Query, which a guest's page does not carry.
 * @throws ApiError
 */
export const sendFeedback = (body: FeedbackBody) =>
  // An empty checkbox is rejected by the server, with its message.
  requestJson("/api/feedback", { method: "POST", body: body as NewFeedback });
