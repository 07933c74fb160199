import { z } from "zod";
import { listedUserAnswer } from "@/lib/admin/answers";
import { listUsers } from "@/lib/admin/data";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { listQuery, listResponse } from "@/lib/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All users, newest first; the next page stands in the `Link` header. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Пользователи, новые первыми",
    answer: z.array(listedUserAnswer),

    query: listQuery,
    handle: async ({ query, now }) => {
      const { users, next } = await listUsers(await getDatabase(), query, now);
      return listResponse("/api/admin/users", users, { limit: query.limit, next });
    },
  }),
});
