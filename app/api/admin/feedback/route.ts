import { z } from "zod";
import { listInbox } from "@/lib/features/feedback/inbox/data";
import { inboxItemResponse } from "@/lib/features/feedback/inbox/responses";
import { inboxQuery } from "@/lib/features/feedback/inbox/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { listResponse } from "@/lib/platform/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Messages of all users and guests, newest first; `?status=new` gives the unanswered ones. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Обращения, новые первыми",
    response: z.array(inboxItemResponse),
    query: inboxQuery,
    handle: async ({ query }) => {
      const { items, next } = await listInbox(await getDatabase(), query);
      const { limit, status, type } = query;
      const filter = { ...(status && { status }), ...(type && { type }) };
      return listResponse("/api/admin/feedback", items, { limit, next, filter });
    },
  }),
});
