import type { FeedbackPriority } from "@/content/pages/feedback-options";
import type { ConsentProof } from "@/lib/features/consents/proof";
import type { FeedbackPayload } from "@/lib/features/feedback/schema";

/** What the table keeps as JSON: answers that nobody searches by, and the proof of the consent. */
export type FeedbackDetails = {
  priority: FeedbackPriority;
  features: string[];
  agreeToNewsletters: boolean;
  consent: ConsentProof;
} & Pick<FeedbackPayload, "satisfaction" | "usability" | "recommend">;
