import { markAllRead } from "@/lib/features/notifications/mutations";
import { markedReadResponse } from "@/lib/features/notifications/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Marks all as read; `{marked}` is how many were unread. */
  PATCH: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Отметить все уведомления прочитанными",
    response: markedReadResponse,
    apiKey: true,
    handle: async ({ caller }) => ({
      marked: await markAllRead(await getDatabase(), caller.userId),
    }),
  }),
});
