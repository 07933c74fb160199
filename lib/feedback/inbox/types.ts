import type { Recommend, Satisfaction, Usability } from "@/content/pages/feedback-options";
import type { Feedback } from "@/lib/feedback/types";

/** A message in the administrator's list: `GET /api/admin/feedback`, newest first. */
export type InboxItem = Omit<Feedback, "adminResponse"> & {
  /** Who can be answered: by mail, in the cabinet, in both ways or in none. */
  hasEmail: boolean;
  hasAccount: boolean;
};

/** The whole of it: `GET /api/admin/feedback/{id}`. */
export type InboxMessage = Feedback & {
  email: string | null;
  /** The cabinet that it was sent from. */
  account: { id: string; email: string } | null;
  satisfaction: Satisfaction | null;
  usability: Usability | null;
  recommend: Recommend | null;
  features: string[];
  agreeToNewsletters: boolean;
  /** The proof of the consent: when, of which edition; null once it was deleted. */
  consent: { at: string; version: string } | null;
  /** ISO 8601, UTC. */
  answeredAt: string | null;
};
