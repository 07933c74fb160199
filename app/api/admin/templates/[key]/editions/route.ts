import { z } from "zod";
import { listEditions } from "@/lib/features/templates/data";
import { publishTemplate } from "@/lib/features/templates/editing/publish";
import {
  editionSummaryResponse,
  publishedEditionResponse,
} from "@/lib/features/templates/responses";
import { publishRequest, templateParams } from "@/lib/features/templates/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { listQuery, listResponse } from "@/lib/platform/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Lists editions without their texts; an unknown key gives an empty list. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Опубликованные редакции шаблона, новые первыми",
    response: z.array(editionSummaryResponse),
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
    response: publishedEditionResponse,
    status: 201,
    params: templateParams,
    body: publishRequest,
    handle: async ({ caller, params, body, now }) =>
      Response.json(
        await publishTemplate(await getDatabase(), caller, { ...params, ...body }, now),
        { status: 201 },
      ),
  }),
});
