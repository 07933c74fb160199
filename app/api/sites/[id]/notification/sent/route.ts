import { recordSentNotification } from "@/lib/features/regulator-notification/operations";
import { regulatorNotificationResponse } from "@/lib/features/regulator-notification/responses";
import { recordSentNotificationRequest } from "@/lib/features/regulator-notification/schema";
import { siteParams } from "@/lib/features/sites/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Stores the sheet as it was sent; the service itself sends nothing to the regulator. */
  POST: defineRoute({
    access: "user",
    members: { site: "keepNotification" },
    limit: limits.change,
    summary: "Отметить, что уведомление подано, и сохранить его",
    details: "edition — редакция сведений о сайте, которую видели: если она уже другая, ответ 409.",
    response: regulatorNotificationResponse,
    status: 201,
    errors: ["CONFLICT"],
    apiKey: true,
    params: siteParams,
    body: recordSentNotificationRequest,
    example: { kind: "initial", sentOn: "2026-11-27", number: "100345000", edition: 1 },
    handle: async ({ caller, params, body, now }) =>
      Response.json(
        await recordSentNotification(await getDatabase(), caller, { ...params, ...body }, now),
        {
          status: 201,
        },
      ),
  }),
});
