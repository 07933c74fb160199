import { saveCheck } from "@/lib/features/site-check/operations";
import { checkResponse } from "@/lib/features/site-check/responses";
import { checkParams } from "@/lib/features/site-check/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Moves a guest's report to the cabinet of the signed-in caller. */
  POST: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Сохранить проверку, сделанную без входа, в кабинете",
    response: checkResponse,
    apiKey: true,
    params: checkParams,
    handle: async ({ caller, params, now }) =>
      saveCheck(await getDatabase(), caller, params.id, now),
  }),
});
