import { deleteNotification } from "@/lib/features/notifications/operations";
import { notificationParams } from "@/lib/features/notifications/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Удалить уведомление",
    response: messageResponse,
    apiKey: true,
    params: notificationParams,
    handle: async ({ caller, params }) => {
      await deleteNotification(await getDatabase(), caller.userId, params.id);
      return { message: "Уведомление удалено" };
    },
  }),
});
