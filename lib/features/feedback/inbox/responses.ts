import { z } from "zod";
import * as options from "@/content/feedback/options";
import { feedbackResponse } from "@/lib/features/feedback/responses";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

const oneOf = <K extends string>(labels: Record<K, string>) =>
  z.enum(Object.keys(labels) as [K, ...K[]]).nullable();

export const inboxItemResponse = feedbackResponse
  .omit({ adminResponse: true })
  .extend({ hasEmail: z.boolean(), hasAccount: z.boolean() });

/** A message in the administrator's list: `GET /api/admin/feedback`, newest first. */
export type InboxItem = z.output<typeof inboxItemResponse>;

export const inboxMessageResponse = feedbackResponse.extend({
  email: z.string().nullable(),
  /** The account that it was sent from. */
  account: z.strictObject({ id: identifier, email: z.string() }).nullable(),
  satisfaction: oneOf(options.satisfactionLevels),
  usability: oneOf(options.usabilityLevels),
  recommend: oneOf(options.recommendLevels),
  features: z.array(z.string()),
  agreeToNewsletters: z.boolean(),
  /** The proof of consent: time and edition; null after it was deleted. */
  consent: z.strictObject({ at: z.string(), version: z.string() }).nullable(),
  /** ISO 8601, UTC. */
  answeredAt: instant.nullable(),
});

/** The complete message: `GET /api/admin/feedback/{id}`. */
export type InboxMessage = z.output<typeof inboxMessageResponse>;
