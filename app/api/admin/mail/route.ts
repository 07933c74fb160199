import { z } from "zod";
import { listMail } from "@/lib/features/admin/mail/data";
import { listedMailResponse, mailQuery } from "@/lib/features/admin/mail/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { listResponse } from "@/lib/platform/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** E-mails without their bodies, newest first; `?state=failed` gives those that were not sent. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Исходящие письма без текста, новые первыми",
    response: z.array(listedMailResponse),
    query: mailQuery,
    handle: async ({ query }) => {
      const { mail, next } = await listMail(await getDatabase(), query);
      const { limit, state } = query;
      const filter: Record<string, string> = state ? { state } : {};
      return listResponse("/api/admin/mail", mail, { limit, next, filter });
    },
  }),
});
