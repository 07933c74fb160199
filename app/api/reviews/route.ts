import { z } from "zod";
import { listApprovedReviews } from "@/lib/features/reviews/data";
import { sendReview } from "@/lib/features/reviews/operations";
import { reviewResponse } from "@/lib/features/reviews/responses";
import { reviewRequest } from "@/lib/features/reviews/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits, publicCallLimit } from "@/lib/platform/http/limits/limits";
import { listQuery, listResponse } from "@/lib/platform/http/paging";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /**
   * Approved reviews, newest first; the next page is in the `Link` header (docs/specification/api.md#lists).
   */
  GET: defineRoute({
    access: "public",
    limit: publicCallLimit("read-reviews"),
    summary: "Одобренные отзывы, новые первыми",
    response: z.array(reviewResponse),
    query: listQuery,
    handle: async ({ query }) => {
      const { reviews, next } = await listApprovedReviews(await getDatabase(), query);
      return listResponse("/api/reviews", reviews, { limit: query.limit, next });
    },
  }),

  /** 201 `{message}`: stored; shown once a moderator approves it. */
  POST: defineRoute({
    access: "public",
    limit: limits.sendReview,
    summary: "Оставить отзыв: его увидят после проверки",
    response: messageResponse,
    status: 201,
    body: reviewRequest,
    example: {
      userName: "Ольга",
      email: "owner@example.ru",
      rating: 5,
      comment: "Документ приняли с первого раза",
      agreeToDataProcessing: true,
    },
    handle: async ({ body, address, now }) => {
      await sendReview(await getDatabase(), body, { address, now });
      const message = "Ваш отзыв будет опубликован после модерации администратором";
      return Response.json({ message }, { status: 201 });
    },
  }),
});
