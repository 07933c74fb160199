import { z } from "zod";
import { listPlanned } from "@/lib/features/notifications/planned/data";
import { savePlanned } from "@/lib/features/notifications/planned/operations";
import { plannedNotificationResponse } from "@/lib/features/notifications/planned/responses";
import { plannedRequest } from "@/lib/features/notifications/planned/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Черновики уведомлений и те, что отправим в назначенный час",
    response: z.array(plannedNotificationResponse),
    handle: async () => listPlanned(await getDatabase()),
  }),

  POST: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Сохранить черновик уведомления или назначить ему час",
    details: "Получателей считаем заново, когда час наступит. Без dueAt это черновик.",
    response: plannedNotificationResponse,
    status: 201,
    body: plannedRequest,
    example: { title: "Профилактика", message: "В ночь на субботу сайт не работает.", dueAt: null },
    handle: async ({ caller, body, now }) =>
      Response.json(await savePlanned(await getDatabase(), caller, body, now), { status: 201 }),
  }),
});
