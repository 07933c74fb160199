import { z } from "zod";
import { ratings } from "@/content/reviews/rating-labels";
import { isId } from "@/lib/core/ids";
import { emailAddress } from "@/lib/engine/answers/web-address";
import { lineSchema, multilineSchema } from "@/lib/engine/text-schemas";
import { normaliseEmail } from "@/lib/features/accounts/normalise-email";
import {
  maxCommentLength,
  maxNameLength,
  reviewMessages as messages,
} from "@/lib/features/reviews/messages";
import { listQuery } from "@/lib/platform/http/paging";

/** Body of `POST /api/reviews`. Source: docs/specification/feedback.md#reviews. */
export const reviewRequest = z.strictObject({
  userName: lineSchema(maxNameLength, messages.userName).min(1, messages.userName),
  email: z
    .string(messages.email)
    .trim()
    .min(1, { error: messages.email, abort: true })
    // Normalised as in accounts, so that an account's reviews are found when it is deleted.
    .toLowerCase()
    .pipe(emailAddress(messages.email))
    .transform(normaliseEmail),
  rating: z.literal(ratings, "Оценка — целое число от 1 до 5").default(5),
  comment: z
    .string(messages.comment)
    .pipe(multilineSchema(maxCommentLength).min(1, messages.comment)),
  /**
   * The last two are not in the original contract, so they may be absent: the caller of the API is then responsible for
   * the consents. Our form always sends them; without the first consent the review is rejected.
   */
  agreeToDataProcessing: z.literal(true, messages.consent).optional(),
  /** Whether the name may be published; `false` publishes the review without it (152-ФЗ ст. 10.1). */
  agreeToPublication: z.boolean("Ответьте да или нет").optional(),
});

/** The request as it is sent, before parsing. */
export type ReviewRequest = z.input<typeof reviewRequest>;
export type NewReview = z.output<typeof reviewRequest>;

/** Segments of `/api/admin/reviews/{id}`. */
export const reviewParams = z.object({ id: z.string().refine(isId) });

/** Body of `PATCH /api/admin/reviews/{id}`. */
export const reviewModerationRequest = z.strictObject({
  isApproved: z.boolean("Укажите true или false"),
});

/** Query of `GET /api/admin/reviews`: all reviews, or those of one state. */
export const moderationQuery = listQuery.extend({
  isApproved: z
    .enum(["true", "false"], "Укажите true или false")
    .transform((text) => text === "true")
    .optional(),
});
