import "server-only";

import type { Visitor } from "@/lib/auth/visitor";
import { toConsentProof } from "@/lib/consents/proof";
import type { Database } from "@/lib/db/database";
import { insertFeedback } from "@/lib/feedback/mutations";
import type { FeedbackPayload } from "@/lib/feedback/schema";
import type { Feedback } from "@/lib/feedback/types";
import { queueOperatorMessage } from "@/lib/telegram/mutations";

/**
 * Takes a message of anybody; a signed-in visitor's is kept under the account, and its answer goes to
 * the account's e-mail unless another one, or none, was named. Source: specification § 5 «Feedback form».
 */
export function sendFeedback(
  database: Database,
  visitor: Visitor | null,
  payload: FeedbackPayload,
  { address, now }: { address: string | null; now: Date },
): Promise<Feedback> {
  const { type, category, title, description, priority, features } = payload;
  const { satisfaction, usability, recommend } = payload;
  const email = (payload.email ?? visitor?.account.email)?.toLowerCase() || null;
  // Without an address there is nowhere to send news to.
  const agreeToNewsletters = payload.agreeToNewsletters && email !== null;
  const consent = toConsentProof(
    {
      purposes: agreeToNewsletters ? ["feedback", "newsletter"] : ["feedback"],
      address,
      page: "/feedback",
    },
    now,
  );
  const feedback = {
    type,
    category,
    title,
    description,
    email,
    userId: visitor?.userId ?? null,
    rating: payload.rating ?? null,
    details: {
      priority,
      satisfaction,
      usability,
      recommend,
      features: [...new Set(features)],
      agreeToNewsletters,
      consent,
    },
  };
  return database.$transaction(async (tx) => {
    await queueOperatorMessage(tx, newFeedbackNotice, now);
    return insertFeedback(tx, feedback, now);
  });
}

const newFeedbackNotice = {
  title: "Новое обращение",
  message: "Его текст и ответ — в панели.",
  link: "/admin/feedback",
};
