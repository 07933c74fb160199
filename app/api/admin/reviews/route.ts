import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { listResponse } from "@/lib/http/paging";
import { moderatedReviewAnswer } from "@/lib/reviews/answers";
import { listReviews } from "@/lib/reviews/data";
import { moderationQuery } from "@/lib/reviews/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Reviews to moderate, newest first; `?isApproved=false` names those that wait. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Отзывы для модерации, новые первыми",
    answer: z.array(moderatedReviewAnswer),

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
