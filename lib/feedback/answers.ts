import { z } from "zod";
import * as options from "@/content/pages/feedback-options";
import { ratings } from "@/content/pages/rating-words";
import type { Feedback } from "@/lib/feedback/types";
import { identifier, instant } from "@/lib/http/answer-schemas";

const oneOf = <K extends string>(words: Record<K, string>) =>
  z.enum(Object.keys(words) as [K, ...K[]]);

export const feedbackAnswer = z.strictObject({
  id: identifier,
  type: oneOf(options.feedbackTypes),
  category: oneOf(options.feedbackCategories),
  priority: oneOf(options.feedbackPriorities),
  rating: z.literal(ratings).nullable(),
  title: z.string(),
  description: z.string(),
  status: oneOf(options.feedbackStatuses),
  adminResponse: z.string().nullable(),
  createdAt: instant,
}) satisfies z.ZodType<Feedback>;

export const sentFeedbackAnswer = z.strictObject({
  message: z.string(),
  feedback: feedbackAnswer,
});
