import { getFirstRun } from "@/lib/features/admin/overview/first-run";
import { firstRunResponse } from "@/lib/features/admin/overview/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Что осталось настроить, чтобы сервисом можно было пользоваться",
    response: firstRunResponse,
    handle: async ({ caller, now }) => getFirstRun(await getDatabase(), caller.userId, now),
  }),
});
