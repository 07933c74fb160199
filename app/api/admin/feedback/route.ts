import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { inboxItemAnswer } from "@/lib/feedback/inbox/answers";
import { listInbox } from "@/lib/feedback/inbox/data";
import { inboxQuery } from "@/lib/feedback/inbox/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { listResponse } from "@/lib/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Everybody's messages, newest first; `?status=new` names those that wait. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Обращения, новые первыми",
    answer: z.array(inboxItemAnswer),
    query: inboxQuery,
    handle: async ({ query }) => {
      const { items, next } = await listInbox(await getDatabase(), query);
      const { limit, status, type } = query;
      const filter = { ...(status && { status }), ...(type && { type }) };
      return listResponse("/api/admin/feedback", items, { limit, next, filter });
    },
  }),
});
