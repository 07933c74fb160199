import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { moderateReview, removeReview } from "@/lib/reviews/operations";
import { reviewModeration, reviewParams } from "@/lib/reviews/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Publishes a review or takes it back. */
  PATCH: defineRoute({
    access: "admin",
    limit: limits.change,
    params: reviewParams,
    body: reviewModeration,
    handle: async ({ params, body }) => moderateReview(await getDatabase(), { ...params, ...body }),
  }),

  DELETE: defineRoute({
    access: "admin",
    limit: limits.change,
    params: reviewParams,
    handle: async ({ params }) => {
      await removeReview(await getDatabase(), params.id);
      return new Response(null, { status: 204 });
    },
  }),
});
