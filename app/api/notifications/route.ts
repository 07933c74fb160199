import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { listQuery, listResponse } from "@/lib/http/paging";
import { notificationAnswer } from "@/lib/notifications/answers";
import { listNotifications } from "@/lib/notifications/data";

const path = "/api/notifications";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The visitor's notifications, newest first; the next page stands in the `Link` header. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Ваши уведомления, новые первыми",
    answer: z.array(notificationAnswer),
    apiKey: true,

    query: listQuery,
    handle: async ({ visitor, query }) => {
      const list = await listNotifications(await getDatabase(), visitor.userId, query);
      return listResponse(path, list.notifications, { limit: query.limit, next: list.next });
    },
  }),
});
