import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { markedReadAnswer } from "@/lib/notifications/answers";
import { markAllRead } from "@/lib/notifications/mutations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Marks all as read; `{marked}` is how many were not. */
  PATCH: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Отметить все уведомления прочитанными",
    answer: markedReadAnswer,
    apiKey: true,

    handle: async ({ visitor }) => ({
      marked: await markAllRead(await getDatabase(), visitor.userId),
    }),
  }),
});
