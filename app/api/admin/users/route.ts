import { z } from "zod";
import { listedUserAnswer } from "@/lib/admin/answers";
import { listUsers } from "@/lib/admin/data";
import { usersQuery } from "@/lib/admin/schema";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { givenFilters, listResponse } from "@/lib/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Users, newest first, all or those that are searched for; the next page stands in `Link`. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Пользователи, новые первыми",
    answer: z.array(listedUserAnswer),

    query: usersQuery,
    handle: async ({ query, now }) => {
      const { users, next } = await listUsers(await getDatabase(), query, now);
      const { limit, cursor: _here, ...filter } = query;
      return listResponse("/api/admin/users", users, { limit, next, filter: givenFilters(filter) });
    },
  }),
});
