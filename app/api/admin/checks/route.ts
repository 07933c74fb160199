import { getChecksOverview } from "@/lib/features/site-check/admin/data";
import { checksOverviewResponse } from "@/lib/features/site-check/admin/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Проверки сайтов: очередь, сбои, исключённые сайты, незнакомые сервисы",
    response: checksOverviewResponse,
    handle: async ({ now }) => getChecksOverview(await getDatabase(), now),
  }),
});
