import { getCheck } from "@/lib/features/site-check/data";
import { deleteCheck } from "@/lib/features/site-check/operations";
import { checkResponse } from "@/lib/features/site-check/responses";
import { checkParams } from "@/lib/features/site-check/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits, publicCallLimit } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Open to anyone who knows the unguessable id, so that a report can be shared with a developer by its address. */
  GET: defineRoute({
    access: "anyone",
    limit: publicCallLimit("site-check"),
    summary: "Ход проверки сайта и её отчёт",
    response: checkResponse,
    apiKey: true,
    params: checkParams,
    handle: async ({ caller, params, now }) =>
      getCheck(await getDatabase(), caller, params.id, now),
  }),

  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Удалить проверку с отчётом",
    response: "empty",
    status: 204,
    apiKey: true,
    params: checkParams,
    handle: async ({ caller, params }) => {
      await deleteCheck(await getDatabase(), caller, params.id);
      return new Response(null, { status: 204 });
    },
  }),
});
