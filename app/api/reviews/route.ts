import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { messageAnswer } from "@/lib/http/answer-schemas";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { listQuery, listResponse } from "@/lib/http/paging";
import { reviewAnswer } from "@/lib/reviews/answers";
import { listApprovedReviews } from "@/lib/reviews/data";
import { sendReview } from "@/lib/reviews/operations";
import { reviewSchema } from "@/lib/reviews/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Approved reviews, newest first; the next page stands in the `Link` header (decisions § 6). */
  GET: defineRoute({
    access: "public",
    limit: limits.readReviews,
    summary: "Одобренные отзывы, новые первыми",
    answer: z.array(reviewAnswer),

    query: listQuery,
    handle: async ({ query }) => {
      const { reviews, next } = await listApprovedReviews(await getDatabase(), query);
      return listResponse("/api/reviews", reviews, { limit: query.limit, next });
    },
  }),

  /** 201 `{message}`: taken, and shown to nobody until the moderator approves it. */
  POST: defineRoute({
    access: "public",
    limit: limits.sendReview,
    summary: "Оставить отзыв: его увидят после проверки",
    answer: messageAnswer,
    status: 201,

    body: reviewSchema,
    handle: async ({ body, address, now }) => {
      await sendReview(await getDatabase(), body, { address, now });
      const message = "Ваш отзыв будет опубликован после модерации администратором";
      return Response.json({ message }, { status: 201 });
    },
  }),
});
