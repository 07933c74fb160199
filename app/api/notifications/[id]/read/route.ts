import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { notificationAnswer } from "@/lib/notifications/answers";
import { readNotification } from "@/lib/notifications/operations";
import { notificationParams } from "@/lib/notifications/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The notification, read; the same again for one that was read already. */
  PATCH: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Отметить уведомление прочитанным",
    answer: notificationAnswer,
    apiKey: true,

    params: notificationParams,
    handle: async ({ visitor, params }) =>
      readNotification(await getDatabase(), visitor.userId, params.id),
  }),
});
