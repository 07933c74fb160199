import { getNotification } from "@/lib/features/regulator-notification/data";
import { detailsRequest } from "@/lib/features/regulator-notification/model/details";
import { saveDetails } from "@/lib/features/regulator-notification/operations";
import { regulatorNotificationResponse } from "@/lib/features/regulator-notification/responses";
import { notificationQuery } from "@/lib/features/regulator-notification/schema";
import { siteParams } from "@/lib/features/sites/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The sheet in the order of the form, the notifications sent, and the changes since. */
  GET: defineRoute({
    access: "user",
    members: { site: "read" },
    limit: limits.costlyRead,
    summary: "Уведомление Роскомнадзора: поля формы, отправленные уведомления, что изменилось",
    response: regulatorNotificationResponse,
    apiKey: true,
    params: siteParams,
    query: notificationQuery,
    handle: async ({ caller, params, query }) =>
      getNotification(await getDatabase(), caller.userId, { ...params, ...query }),
  }),

  /** Replaces all answers that only the notification asks for; a missing one becomes unanswered. */
  PUT: defineRoute({
    access: "user",
    members: { site: "keepNotification" },
    limit: limits.change,
    summary: "Сохранить ответы, которые нужны только уведомлению",
    response: regulatorNotificationResponse,
    apiKey: true,
    params: siteParams,
    query: notificationQuery,
    body: detailsRequest,
    example: { regions: "Тверская область", crypto: "no", startedOn: "2026-11-01" },
    handle: async ({ caller, params, query, body, now }) =>
      saveDetails(await getDatabase(), caller, { ...params, ...query, answers: body }, now),
  }),
});
