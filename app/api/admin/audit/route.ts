import { z } from "zod";
import { listAudit } from "@/lib/features/audit/data";
import { auditEntryResponse, auditQuery } from "@/lib/features/audit/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { givenFilters, listResponse } from "@/lib/platform/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns administrators' actions, newest first. Entries cannot be changed or deleted. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Журнал действий администраторов, новые первыми",
    response: z.array(auditEntryResponse),
    query: auditQuery,
    handle: async ({ query }) => {
      const { entries, next } = await listAudit(await getDatabase(), query);
      const { limit, action, admin, subject } = query;
      const filter = givenFilters({ action, admin, subject });
      return listResponse("/api/admin/audit", entries, { limit, next, filter });
    },
  }),
});
