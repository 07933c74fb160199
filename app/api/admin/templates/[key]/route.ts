import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { editedTemplateAnswer } from "@/lib/templates/answers";
import { getTemplate } from "@/lib/templates/operations";
import { templateParams } from "@/lib/templates/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Шаблон с текстом, по которому составляют документы",
    answer: editedTemplateAnswer,
    params: templateParams,
    handle: async ({ params }) => getTemplate(await getDatabase(), params.key),
  }),
});
