import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { previewAnswer } from "@/lib/templates/answers";
import { previewTemplate } from "@/lib/templates/operations";
import { previewRequest, templateParams } from "@/lib/templates/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "admin",
    limit: limits.templateWork,
    summary: "Составить документ по тексту шаблона на примере",
    details:
      "Ничего не сохраняет. С edition вместо текста берёт опубликованную редакцию, 0 — исходную.",
    answer: previewAnswer,
    params: templateParams,
    body: previewRequest,
    handle: async ({ params, body, now }) =>
      previewTemplate(await getDatabase(), { ...params, ...body }, now),
  }),
});
