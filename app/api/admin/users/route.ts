import { z } from "zod";
import { listUsers } from "@/lib/features/admin/data";
import { listedUserResponse } from "@/lib/features/admin/responses";
import { usersQuery } from "@/lib/features/admin/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { givenFilters, listResponse } from "@/lib/platform/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All users or those matching a search, newest first; the next page is in the `Link` header. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Пользователи, новые первыми",
    response: z.array(listedUserResponse),
    query: usersQuery,
    handle: async ({ query, now }) => {
      const { users, next } = await listUsers(await getDatabase(), query, now);
      const { limit, cursor: _here, ...filter } = query;
      return listResponse("/api/admin/users", users, { limit, next, filter: givenFilters(filter) });
    },
  }),
});
