import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { listQuery, listResponse } from "@/lib/http/paging";
import { sentCountAnswer, sentNotificationAnswer } from "@/lib/notifications/broadcast/answers";
import { listSent } from "@/lib/notifications/broadcast/data";
import { sendNotification } from "@/lib/notifications/broadcast/operations";
import { broadcastSchema } from "@/lib/notifications/broadcast/schema";

const path = "/api/admin/send-notification";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** What was sent, newest first; the next page stands in the `Link` header. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Отправленные уведомления, новые первыми",
    answer: z.array(sentNotificationAnswer),
    query: listQuery,
    handle: async ({ query }) => {
      const { sent, next } = await listSent(await getDatabase(), query);
      return listResponse(path, sent, { limit: query.limit, next });
    },
  }),

  /** `{sent}`: how many got it. To everybody unless an audience is named. */
  POST: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Отправить уведомление всем, тарифу или одному пользователю",
    details: "Без audience уведомление получат все, кто не заблокирован.",
    answer: sentCountAnswer,
    body: broadcastSchema,
    handle: async ({ visitor, body, now }) =>
      sendNotification(await getDatabase(), visitor, body, now),
  }),
});
