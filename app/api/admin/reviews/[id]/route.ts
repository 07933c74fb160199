import { moderateReview, removeReview } from "@/lib/features/reviews/operations";
import { moderatedReviewResponse } from "@/lib/features/reviews/responses";
import { reviewModerationRequest, reviewParams } from "@/lib/features/reviews/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Publishes or unpublishes a review. */
  PATCH: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Опубликовать отзыв или снять его",
    response: moderatedReviewResponse,
    params: reviewParams,
    body: reviewModerationRequest,
    handle: async ({ caller, params, body, now }) =>
      moderateReview(await getDatabase(), caller, { ...params, ...body }, now),
  }),

  DELETE: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Удалить отзыв",
    response: "empty",
    status: 204,
    params: reviewParams,
    handle: async ({ caller, params, now }) => {
      await removeReview(await getDatabase(), caller, params.id, now);
      return new Response(null, { status: 204 });
    },
  }),
});
