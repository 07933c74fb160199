import { z } from "zod";
import { auditEntryAnswer } from "@/lib/audit/answers";
import { listAudit } from "@/lib/audit/data";
import { auditQuery } from "@/lib/audit/schema";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { givenFilters, listResponse } from "@/lib/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** What administrators did, newest first; nothing of it can be changed or deleted. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Журнал действий администраторов, новые первыми",
    answer: z.array(auditEntryAnswer),

    query: auditQuery,
    handle: async ({ query }) => {
      const { entries, next } = await listAudit(await getDatabase(), query);
      const { limit, action, admin, subject } = query;
      const filter = givenFilters({ action, admin, subject });
      return listResponse("/api/admin/audit", entries, { limit, next, filter });
    },
  }),
});
