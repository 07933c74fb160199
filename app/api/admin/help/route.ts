import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { editedHelpAnswer, listedHelpAnswer } from "@/lib/help/answers";
import { listEditedHelp } from "@/lib/help/data";
import { createHelp } from "@/lib/help/operations";
import { helpQuery, helpSchema } from "@/lib/help/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { givenFilters, listResponse } from "@/lib/http/paging";

const path = "/api/admin/help";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All articles without their texts, newest first; `?isPublished=false` names the drafts. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Все статьи справки, новые первыми",
    answer: z.array(listedHelpAnswer),
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
    answer: editedHelpAnswer,
    status: 201,
    body: helpSchema,
    handle: async ({ visitor, body, now }) =>
      Response.json(await createHelp(await getDatabase(), visitor, body, now), { status: 201 }),
  }),
});
