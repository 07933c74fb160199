import { getStats } from "@/lib/features/admin/stats/data";
import { adminStatsResponse } from "@/lib/features/admin/stats/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Показатели сервиса: итоги и активность за 7 и 30 дней",
    response: adminStatsResponse,
    handle: async ({ now }) => getStats(await getDatabase(), now),
  }),
});
