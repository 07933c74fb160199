import { exportAudit } from "@/lib/features/admin/audit-export/export";
import { auditFilter } from "@/lib/features/audit/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: limits.exportAccount,
    summary: "Журнал действий администраторов таблицей CSV",
    response: { contentTypes: ["text/csv"] },
    query: auditFilter,
    handle: async ({ query, now }) => fileResponse(exportAudit(await getDatabase(), query, now)),
  }),
});
