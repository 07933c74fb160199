import { z } from "zod";
import { listOwnFeedback } from "@/lib/features/feedback/data";
import { sendFeedback } from "@/lib/features/feedback/operations";
import { feedbackResponse, sentFeedbackResponse } from "@/lib/features/feedback/responses";
import { feedbackRequest } from "@/lib/features/feedback/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { listQuery, listResponse } from "@/lib/platform/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The caller's messages, newest first, with status and answer; the next page is in `Link`. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Ваши обращения с ответами, новые первыми",
    response: z.array(feedbackResponse),
    apiKey: true,
    query: listQuery,
    handle: async ({ caller, query }) => {
      const { feedback, next } = await listOwnFeedback(await getDatabase(), caller.userId, query);
      return listResponse("/api/feedback", feedback, { limit: query.limit, next });
    },
  }),

  /** 201 `{message, feedback}`; open to guests. */
  POST: defineRoute({
    access: "anyone",
    limit: limits.sendFeedback,
    summary: "Отправить обращение",
    response: sentFeedbackResponse,
    status: 201,
    apiKey: true,
    body: feedbackRequest,
    example: {
      title: "Вопрос о документе",
      description: "Где в политике назвать хостинг-провайдера?",
      agreeToDataProcessing: true,
    },
    handle: async ({ caller, body, address, now }) => {
      const feedback = await sendFeedback(await getDatabase(), caller, body, { address, now });
      const message = "Спасибо за ваш отзыв. Мы обязательно его рассмотрим.";
      return Response.json({ message, feedback }, { status: 201 });
    },
  }),
});
