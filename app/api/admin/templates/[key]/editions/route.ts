import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { listQuery, listResponse } from "@/lib/http/paging";
import { editionSummaryAnswer, publishedEditionAnswer } from "@/lib/templates/answers";
import { listEditions } from "@/lib/templates/data";
import { publishTemplate } from "@/lib/templates/operations";
import { publishRequest, templateParams } from "@/lib/templates/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Without their texts; of a key that there is none of, none. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Опубликованные редакции шаблона, новые первыми",
    answer: z.array(editionSummaryAnswer),
    params: templateParams,
    query: listQuery,
    handle: async ({ params: { key }, query }) => {
      const { editions, next } = await listEditions(await getDatabase(), key, query);
      const path = `/api/admin/templates/${encodeURIComponent(key)}/editions`;
      return listResponse(path, editions, { limit: query.limit, next });
    },
  }),

  POST: defineRoute({
    access: "admin",
    limit: limits.templateWork,
    summary: "Опубликовать текст шаблона новой редакцией",
    details:
      "after — номер редакции, которую правили. С restore вместо текста возвращает прежнюю редакцию, 0 — исходную. Готовые документы не меняются.",
    answer: publishedEditionAnswer,
    status: 201,
    params: templateParams,
    body: publishRequest,
    handle: async ({ visitor, params, body, now }) =>
      Response.json(
        await publishTemplate(await getDatabase(), visitor, { ...params, ...body }, now),
        { status: 201 },
      ),
  }),
});
