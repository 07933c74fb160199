import type { Rating } from "@/content/pages/rating-words";

/** A review as everybody may see it: never with its e-mail. */
export type Review = {
  id: string;
  userName: string;
  rating: Rating;
  comment: string;
  isApproved: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
};

/** As the administrator sees it: the e-mail says whom to ask about it. */
export type ModeratedReview = Review & { email: string };
