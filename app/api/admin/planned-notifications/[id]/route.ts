import { cancelPlanned, savePlanned } from "@/lib/features/notifications/planned/operations";
import { plannedNotificationResponse } from "@/lib/features/notifications/planned/responses";
import { plannedParams, plannedRequest } from "@/lib/features/notifications/planned/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  PUT: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Изменить черновик уведомления или его час",
    response: plannedNotificationResponse,
    params: plannedParams,
    body: plannedRequest,
    example: { title: "Профилактика", message: "В ночь на воскресенье сайт не работает." },
    handle: async ({ caller, params, body, now }) =>
      savePlanned(await getDatabase(), caller, { ...body, ...params }, now),
  }),

  DELETE: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Удалить черновик или отменить отправку",
    response: messageResponse,
    params: plannedParams,
    handle: async ({ caller, params, now }) => {
      await cancelPlanned(await getDatabase(), caller, params.id, now);
      return { message: "Уведомление отменено" };
    },
  }),
});
