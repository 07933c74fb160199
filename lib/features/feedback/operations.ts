import "server-only";

import { toConsentProof } from "@/lib/features/consents/proof";
import { insertFeedback } from "@/lib/features/feedback/mutations";
import type { Feedback } from "@/lib/features/feedback/responses";
import type { NewFeedback } from "@/lib/features/feedback/schema";
import { queueOperatorMessage } from "@/lib/features/telegram/mutations";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";

/**
 * Stores a message of a user or a guest; that of a signed-in visitor belongs to the account, and its answer goes to the
 * account's e-mail unless another one, or none, was given. Source: docs/specification/feedback.md#feedback-form.
 */
export function sendFeedback(
  database: Database,
  caller: Caller | null,
  payload: NewFeedback,
  { address, now }: { address: string | null; now: Date },
): Promise<Feedback> {
  const { type, category, title, description, priority, features } = payload;
  const { satisfaction, usability, recommend } = payload;
  const email = (payload.email ?? caller?.account.email)?.toLowerCase() || null;
  // Without an address there is nowhere to send news.
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
    userId: caller?.userId ?? null,
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
