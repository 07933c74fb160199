import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { checkAnswer } from "@/lib/templates/answers";
import { checkTemplate } from "@/lib/templates/operations";
import { checkedText, templateParams } from "@/lib/templates/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "admin",
    limit: limits.templateWork,
    summary: "Проверить текст шаблона",
    details: "Ничего не сохраняет. Замечания называют строку и столбец.",
    answer: checkAnswer,
    params: templateParams,
    body: checkedText,
    handle: async ({ params, body, now }) =>
      checkTemplate(await getDatabase(), { ...params, ...body }, now),
  }),
});
