import { includeHost } from "@/lib/features/site-check/admin/operations";
import { excludedParams } from "@/lib/features/site-check/admin/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  DELETE: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Снова разрешить проверять сайт",
    response: "empty",
    status: 204,
    params: excludedParams,
    handle: async ({ caller, params, now }) => {
      await includeHost(await getDatabase(), caller, params.host, now);
      return new Response(null, { status: 204 });
    },
  }),
});
