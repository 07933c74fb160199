import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { audienceCountAnswer } from "@/lib/notifications/broadcast/answers";
import { countAudience } from "@/lib/notifications/broadcast/operations";
import { audienceSchema } from "@/lib/notifications/broadcast/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** `{count}`: how many would get it. A POST, because an e-mail has no place in an address. */
  POST: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Сколько человек получит уведомление",
    answer: audienceCountAnswer,
    body: audienceSchema,
    handle: async ({ body, now }) => countAudience(await getDatabase(), body.audience, now),
  }),
});
