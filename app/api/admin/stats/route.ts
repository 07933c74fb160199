import { adminStatsAnswer } from "@/lib/admin/stats/answers";
import { readStats } from "@/lib/admin/stats/data";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Показатели сервиса: итоги и активность за 7 и 30 дней",
    answer: adminStatsAnswer,

    handle: async ({ now }) => readStats(await getDatabase(), now),
  }),
});
