import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { moderatedReviewAnswer } from "@/lib/reviews/answers";
import { moderateReview, removeReview } from "@/lib/reviews/operations";
import { reviewModeration, reviewParams } from "@/lib/reviews/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Publishes a review or takes it back. */
  PATCH: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Опубликовать отзыв или снять его",
    answer: moderatedReviewAnswer,

    params: reviewParams,
    body: reviewModeration,
    handle: async ({ visitor, params, body, now }) =>
      moderateReview(await getDatabase(), visitor, { ...params, ...body }, now),
  }),

  DELETE: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Удалить отзыв",
    answer: "empty",
    status: 204,

    params: reviewParams,
    handle: async ({ visitor, params, now }) => {
      await removeReview(await getDatabase(), visitor, params.id, now);
      return new Response(null, { status: 204 });
    },
  }),
});
