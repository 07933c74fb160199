import { z } from "zod";
import {
  feedbackCategories,
  feedbackPriorities,
  feedbackTypes,
  recommendLevels,
  satisfactionLevels,
  usabilityLevels,
} from "@/content/feedback/options";
import { ratings } from "@/content/reviews/rating-labels";
import { emailAddress } from "@/lib/engine/answers/web-address";
import { lineSchema, multilineSchema } from "@/lib/engine/text-schemas";
import {
  maxDescriptionLength,
  maxTitleLength,
  feedbackMessages as messages,
  minDescriptionLength,
} from "@/lib/features/feedback/messages";

/** The form's value for «not chosen» is treated as an absent field. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === null || value === "" ? undefined : value), schema.optional());

const oneOf = <K extends string>(options: Record<K, string>) =>
  z.enum(Object.keys(options) as [K, ...K[]], "Выберите вариант из списка");

/** Body of `POST /api/feedback`. Source: docs/specification/feedback.md#feedback-form. */
export const feedbackRequest = z.strictObject({
  type: oneOf(feedbackTypes).default("suggestion"),
  category: oneOf(feedbackCategories).default("general"),
  rating: optional(z.literal(ratings, "Оценка — целое число от 1 до 5")),
  title: lineSchema(maxTitleLength, messages.title).min(1, messages.title),
  description: z
    .string(messages.description)
    .pipe(multilineSchema(maxDescriptionLength).min(minDescriptionLength, messages.description)),
  priority: oneOf(feedbackPriorities).default("medium"),
  /** Absent: the signed-in user's address. Empty: no answer is wanted. */
  email: z.preprocess(
    (value) => (value === null ? undefined : value),
    z.union([z.literal(""), emailAddress(messages.email)], messages.email).optional(),
  ),
  agreeToDataProcessing: z.literal(true, messages.consent),
  agreeToNewsletters: z.boolean("Ответьте да или нет").default(false),
  satisfaction: optional(oneOf(satisfactionLevels)),
  usability: optional(oneOf(usabilityLevels)),
  recommend: optional(oneOf(recommendLevels)),
  /** Keys of `featureIdeas` from our form; the contract allows any strings. */
  features: z
    .array(lineSchema(100).min(1, "Введите текст"), "Передайте список строк")
    .max(20, "Не больше 20")
    .default([]),
});

export type NewFeedback = z.output<typeof feedbackRequest>;
