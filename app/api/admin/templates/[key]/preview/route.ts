import { previewTemplate } from "@/lib/features/templates/editing/operations";
import { previewResponse } from "@/lib/features/templates/responses";
import { previewRequest, templateParams } from "@/lib/features/templates/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "admin",
    limit: limits.templateWork,
    summary: "Составить документ по тексту шаблона на примере",
    details:
      "Ничего не сохраняет. С edition вместо текста берёт опубликованную редакцию, 0 — исходную.",
    response: previewResponse,
    params: templateParams,
    body: previewRequest,
    handle: async ({ params, body, now }) =>
      previewTemplate(await getDatabase(), { ...params, ...body }, now),
  }),
});
