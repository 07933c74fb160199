import type {
  FeedbackCategory,
  FeedbackPriority,
  FeedbackStatus,
  FeedbackType,
} from "@/content/pages/feedback-options";
import type { Rating } from "@/content/pages/rating-words";

/** A message as its author sees it: what was sent, what has become of it. No e-mail. */
export type Feedback = {
  id: string;
  type: FeedbackType;
  category: FeedbackCategory;
  priority: FeedbackPriority;
  rating: Rating | null;
  title: string;
  description: string;
  status: FeedbackStatus;
  adminResponse: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
};
