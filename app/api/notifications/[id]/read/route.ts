import { markNotificationRead } from "@/lib/features/notifications/operations";
import { notificationParams, notificationResponse } from "@/lib/features/notifications/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Marks a notification as read and returns it; idempotent. */
  PATCH: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Отметить уведомление прочитанным",
    response: notificationResponse,
    apiKey: true,
    params: notificationParams,
    handle: async ({ caller, params }) =>
      markNotificationRead(await getDatabase(), caller.userId, params.id),
  }),
});
