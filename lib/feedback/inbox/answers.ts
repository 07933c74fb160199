import { z } from "zod";
import * as options from "@/content/pages/feedback-options";
import { feedbackAnswer } from "@/lib/feedback/answers";
import type { InboxItem, InboxMessage } from "@/lib/feedback/inbox/types";
import { identifier, instant } from "@/lib/http/answer-schemas";

const oneOf = <K extends string>(words: Record<K, string>) =>
  z.enum(Object.keys(words) as [K, ...K[]]).nullable();

export const inboxItemAnswer = feedbackAnswer
  .omit({ adminResponse: true })
  .extend({ hasEmail: z.boolean(), hasAccount: z.boolean() }) satisfies z.ZodType<InboxItem>;

export const inboxMessageAnswer = feedbackAnswer.extend({
  email: z.string().nullable(),
  account: z.strictObject({ id: identifier, email: z.string() }).nullable(),
  satisfaction: oneOf(options.satisfactionLevels),
  usability: oneOf(options.usabilityLevels),
  recommend: oneOf(options.recommendLevels),
  features: z.array(z.string()),
  agreeToNewsletters: z.boolean(),
  consent: z.strictObject({ at: z.string(), version: z.string() }).nullable(),
  answeredAt: instant.nullable(),
}) satisfies z.ZodType<InboxMessage>;
