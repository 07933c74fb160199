import { z } from "zod";
import { listEditedHelp } from "@/lib/features/help/data";
import { createHelp } from "@/lib/features/help/operations";
import { editedHelpResponse, listedHelpResponse } from "@/lib/features/help/responses";
import { helpQuery, helpRequest } from "@/lib/features/help/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { givenFilters, listResponse } from "@/lib/platform/http/paging";

const path = "/api/admin/help";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All articles without their texts, newest first; `?isPublished=false` gives the drafts. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Все статьи справки, новые первыми",
    response: z.array(listedHelpResponse),
    query: helpQuery,
    handle: async ({ query }) => {
      const { articles, next } = await listEditedHelp(await getDatabase(), query);
      const { limit, cursor: _, ...filters } = query;
      return listResponse(path, articles, { limit, next, filter: givenFilters(filters) });
    },
  }),

  POST: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Новая статья справки",
    details:
      "Без slug адрес составляется из заголовка. Текст — HTML в content или Markdown в markdown.",
    response: editedHelpResponse,
    status: 201,
    body: helpRequest,
    handle: async ({ caller, body, now }) =>
      Response.json(await createHelp(await getDatabase(), caller, body, now), { status: 201 }),
  }),
});
