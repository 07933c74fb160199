import { countUnread } from "@/lib/features/notifications/data";
import { unreadResponse } from "@/lib/features/notifications/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns `{unread}`: the count in the heading and the cabinet, whichever page of the list is loaded. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Сколько уведомлений не прочитано",
    response: unreadResponse,
    apiKey: true,
    handle: async ({ caller }) => ({
      unread: await countUnread(await getDatabase(), caller.userId),
    }),
  }),
});
