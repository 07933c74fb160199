import { listedMailAnswer } from "@/lib/admin/mail/answers";
import { retrySending } from "@/lib/admin/mail/operations";
import { mailParams } from "@/lib/admin/mail/schema";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Sends a letter that was given up, or that waits for a later attempt. */
  POST: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Отправить письмо ещё раз",
    answer: listedMailAnswer,

    params: mailParams,
    handle: async ({ visitor, params, now }) =>
      retrySending(await getDatabase(), visitor, params.id, now),
  }),
});
