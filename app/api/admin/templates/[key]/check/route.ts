import { checkTemplate } from "@/lib/features/templates/editing/operations";
import { checkResponse } from "@/lib/features/templates/responses";
import { checkRequest, templateParams } from "@/lib/features/templates/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "admin",
    limit: limits.templateWork,
    summary: "Проверить текст шаблона",
    details: "Ничего не сохраняет. Замечания называют строку и столбец.",
    response: checkResponse,
    params: templateParams,
    body: checkRequest,
    handle: async ({ params, body, now }) =>
      checkTemplate(await getDatabase(), { ...params, ...body }, now),
  }),
});
