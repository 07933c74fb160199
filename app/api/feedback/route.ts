import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { feedbackAnswer, sentFeedbackAnswer } from "@/lib/feedback/answers";
import { listOwnFeedback } from "@/lib/feedback/data";
import { sendFeedback } from "@/lib/feedback/operations";
import { feedbackSchema } from "@/lib/feedback/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { listQuery, listResponse } from "@/lib/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** What the visitor has sent, newest first, with status and answer; the next page is in `Link`. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Ваши обращения с ответами, новые первыми",
    answer: z.array(feedbackAnswer),
    apiKey: true,

    query: listQuery,
    handle: async ({ visitor, query }) => {
      const { feedback, next } = await listOwnFeedback(await getDatabase(), visitor.userId, query);
      return listResponse("/api/feedback", feedback, { limit: query.limit, next });
    },
  }),

  /** 201 `{message, feedback}`, for guests too. */
  POST: defineRoute({
    access: "anyone",
    limit: limits.sendFeedback,
    summary: "Отправить обращение",
    answer: sentFeedbackAnswer,
    status: 201,
    apiKey: true,

    body: feedbackSchema,
    handle: async ({ visitor, body, address, now }) => {
      const feedback = await sendFeedback(await getDatabase(), visitor, body, { address, now });
      const message = "Спасибо за ваш отзыв. Мы обязательно его рассмотрим.";
      return Response.json({ message, feedback }, { status: 201 });
    },
  }),
});
