import { getDatabase } from "@/lib/db/client";
import { messageAnswer } from "@/lib/http/answer-schemas";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { deleteNotification } from "@/lib/notifications/operations";
import { notificationParams } from "@/lib/notifications/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Удалить уведомление",
    answer: messageAnswer,
    apiKey: true,

    params: notificationParams,
    handle: async ({ visitor, params }) => {
      await deleteNotification(await getDatabase(), visitor.userId, params.id);
      return { message: "Уведомление удалено" };
    },
  }),
});
