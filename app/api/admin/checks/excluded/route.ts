import { excludeHost } from "@/lib/features/site-check/admin/operations";
import { excludedHost, excludeRequest } from "@/lib/features/site-check/admin/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** 201: the site is no longer checked for anyone; queued checks of it end without a visit. */
  POST: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Исключить сайт из проверок по просьбе его владельца",
    response: excludedHost,
    status: 201,
    errors: ["CONFLICT"],
    body: excludeRequest,
    example: { host: "romashka.example" },
    handle: async ({ caller, body, now }) =>
      Response.json(await excludeHost(await getDatabase(), caller, body, now), { status: 201 }),
  }),
});
