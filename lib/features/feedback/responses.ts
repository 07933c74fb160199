import { z } from "zod";
import * as options from "@/content/feedback/options";
import { feedbackStatuses } from "@/content/feedback/statuses";
import { ratings } from "@/content/reviews/rating-labels";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

const oneOf = <K extends string>(labels: Record<K, string>) =>
  z.enum(Object.keys(labels) as [K, ...K[]]);

export const feedbackResponse = z.strictObject({
  id: identifier,
  type: oneOf(options.feedbackTypes),
  category: oneOf(options.feedbackCategories),
  priority: oneOf(options.feedbackPriorities),
  rating: z.literal(ratings).nullable(),
  title: z.string(),
  description: z.string(),
  status: oneOf(feedbackStatuses),
  adminResponse: z.string().nullable(),
  /** ISO 8601, UTC. */
  createdAt: instant,
});

/** A message as its author sees it, with its state. No e-mail. */
export type Feedback = z.output<typeof feedbackResponse>;

export const sentFeedbackResponse = z.strictObject({
  message: z.string(),
  feedback: feedbackResponse,
});
