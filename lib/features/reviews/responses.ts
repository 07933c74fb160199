import { z } from "zod";
import { ratings } from "@/content/reviews/rating-labels";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

export const reviewResponse = z.strictObject({
  id: identifier,
  userName: z.string(),
  rating: z.literal(ratings),
  comment: z.string(),
  isApproved: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: instant,
});

/** A public review, without its author's e-mail. */
export type Review = z.output<typeof reviewResponse>;

export const moderatedReviewResponse = reviewResponse.extend({
  email: z.string(),
});

/** A review for the administrator, with its author's e-mail. */
export type ModeratedReview = z.output<typeof moderatedReviewResponse>;
