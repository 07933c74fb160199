import { z } from "zod";
import { listNotifications } from "@/lib/features/notifications/data";
import { notificationResponse } from "@/lib/features/notifications/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { listQuery, listResponse } from "@/lib/platform/http/paging";

const path = "/api/notifications";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The caller's notifications, newest first; the next page is in the `Link` header. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Ваши уведомления, новые первыми",
    response: z.array(notificationResponse),
    apiKey: true,
    query: listQuery,
    handle: async ({ caller, query }) => {
      const list = await listNotifications(await getDatabase(), caller.userId, query);
      return listResponse(path, list.notifications, { limit: query.limit, next: list.next });
    },
  }),
});
