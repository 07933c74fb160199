import { z } from "zod";
import { listReviews } from "@/lib/features/reviews/data";
import { moderatedReviewResponse } from "@/lib/features/reviews/responses";
import { moderationQuery } from "@/lib/features/reviews/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { listResponse } from "@/lib/platform/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Reviews to moderate, newest first; `?isApproved=false` gives those awaiting approval. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Отзывы для модерации, новые первыми",
    response: z.array(moderatedReviewResponse),
    query: moderationQuery,
    handle: async ({ query }) => {
      const { reviews, next } = await listReviews(await getDatabase(), query);
      const { limit, isApproved } = query;
      const filter: Record<string, string> =
        isApproved === undefined ? {} : { isApproved: String(isApproved) };
      return listResponse("/api/admin/reviews", reviews, { limit, next, filter });
    },
  }),
});
