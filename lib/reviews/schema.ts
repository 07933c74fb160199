import { z } from "zod";
import { ratings } from "@/content/pages/rating-words";
import { isId } from "@/lib/core/ids";
import { line, lines } from "@/lib/engine/answers/text";
import { emailAddress } from "@/lib/engine/answers/web-address";
import { listQuery } from "@/lib/http/paging";
import { longestComment, longestName, reviewMessages as messages } from "@/lib/reviews/messages";
import { oneEmail } from "@/lib/users/one-email";

/** Body of `POST /api/reviews`. Source: specification § 3 «Review», § 5 «Reviews». */
export const reviewSchema = z.strictObject({
  userName: line(longestName, messages.userName).min(1, messages.userName),
  email: z
    .string(messages.email)
    .trim()
    .min(1, { error: messages.email, abort: true })
    // As accounts have it, so that an account's reviews are found when it is deleted.
    .toLowerCase()
    .pipe(emailAddress(messages.email))
    .transform(oneEmail),
  rating: z.literal(ratings, "Оценка — целое число от 1 до 5").default(5),
  comment: z.string(messages.comment).pipe(lines(longestComment).min(1, messages.comment)),
  /**
   * The last two are not in the contract's payload, so they may be absent: whoever calls the API then
   * answers for having asked. Our form always asks; a refusal of the first is one of the review.
   */
  agreeToDataProcessing: z.literal(true, messages.consent).optional(),
  /** May the name be shown to everybody? `false` publishes the review without it (152-ФЗ ст. 10.1). */
  agreeToPublication: z.boolean("Ответьте да или нет").optional(),
});

export type ReviewPayload = z.output<typeof reviewSchema>;

/** Segments of `/api/admin/reviews/{id}`. */
export const reviewParams = z.object({ id: z.string().refine(isId) });

/** Body of `PATCH /api/admin/reviews/{id}`. */
export const reviewModeration = z.strictObject({
  isApproved: z.boolean("Укажите true или false"),
});

/** Query of `GET /api/admin/reviews`: all, or those of one state. */
export const moderationQuery = listQuery.extend({
  isApproved: z
    .enum(["true", "false"], "Укажите true или false")
    .transform((text) => text === "true")
    .optional(),
});
