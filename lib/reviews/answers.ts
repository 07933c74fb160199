import { z } from "zod";
import { ratings } from "@/content/pages/rating-words";
import { identifier, instant } from "@/lib/http/answer-schemas";
import type { ModeratedReview, Review } from "@/lib/reviews/types";

export const reviewAnswer = z.strictObject({
  id: identifier,
  userName: z.string(),
  rating: z.literal(ratings),
  comment: z.string(),
  isApproved: z.boolean(),
  createdAt: instant,
}) satisfies z.ZodType<Review>;

export const moderatedReviewAnswer = reviewAnswer.extend({
  email: z.string(),
}) satisfies z.ZodType<ModeratedReview>;
