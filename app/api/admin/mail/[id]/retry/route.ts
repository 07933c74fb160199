import { retrySending } from "@/lib/features/admin/mail/operations";
import { listedMailResponse, mailParams } from "@/lib/features/admin/mail/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Retries an e-mail that has failed or is waiting for its next attempt. */
  POST: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Отправить письмо ещё раз",
    response: listedMailResponse,
    params: mailParams,
    handle: async ({ caller, params, now }) =>
      retrySending(await getDatabase(), caller, params.id, now),
  }),
});
