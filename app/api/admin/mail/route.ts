import { z } from "zod";
import { listedMailAnswer } from "@/lib/admin/mail/answers";
import { listMail } from "@/lib/admin/mail/data";
import { mailQuery } from "@/lib/admin/mail/schema";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { listResponse } from "@/lib/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Letters without their words, newest first; `?state=failed` names those that did not go. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Исходящие письма без текста, новые первыми",
    answer: z.array(listedMailAnswer),

    query: mailQuery,
    handle: async ({ query }) => {
      const { mail, next } = await listMail(await getDatabase(), query);
      const { limit, state } = query;
      const filter: Record<string, string> = state ? { state } : {};
      return listResponse("/api/admin/mail", mail, { limit, next, filter });
    },
  }),
});
