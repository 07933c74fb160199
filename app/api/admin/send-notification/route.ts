import { z } from "zod";
import { listSent } from "@/lib/features/notifications/broadcast/data";
import { sendNotification } from "@/lib/features/notifications/broadcast/operations";
import {
  sentCountResponse,
  sentNotificationResponse,
} from "@/lib/features/notifications/broadcast/responses";
import { broadcastRequest } from "@/lib/features/notifications/broadcast/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { listQuery, listResponse } from "@/lib/platform/http/paging";

const path = "/api/admin/send-notification";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Sent notifications, newest first; the next page is in the `Link` header. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Отправленные уведомления, новые первыми",
    response: z.array(sentNotificationResponse),
    query: listQuery,
    handle: async ({ query }) => {
      const { sent, next } = await listSent(await getDatabase(), query);
      return listResponse(path, sent, { limit: query.limit, next });
    },
  }),

  /** Returns `{sent}`: the number of recipients. Sends to all users unless an audience is given. */
  POST: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Отправить уведомление всем, тарифу или одному пользователю",
    details: "Без audience уведомление получат все, кто не заблокирован.",
    response: sentCountResponse,
    body: broadcastRequest,
    handle: async ({ caller, body, now }) =>
      sendNotification(await getDatabase(), caller, body, now),
  }),
});
