import { countAudience } from "@/lib/features/notifications/broadcast/operations";
import { audienceCountResponse } from "@/lib/features/notifications/broadcast/responses";
import { audienceRequest } from "@/lib/features/notifications/broadcast/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns `{count}`: the number of recipients. A POST, because an e-mail address does not belong in a URL. */
  POST: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Сколько человек получит уведомление",
    response: audienceCountResponse,
    body: audienceRequest,
    example: { audience: { kind: "all" } },
    handle: async ({ body, now }) => countAudience(await getDatabase(), body.audience, now),
  }),
});
