import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { unreadAnswer } from "@/lib/notifications/answers";
import { countUnread } from "@/lib/notifications/data";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** `{unread}`: the number in the heading and in the cabinet, whatever page of the list is loaded. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Сколько уведомлений не прочитано",
    answer: unreadAnswer,
    apiKey: true,

    handle: async ({ visitor }) => ({
      unread: await countUnread(await getDatabase(), visitor.userId),
    }),
  }),
});
