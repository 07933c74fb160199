import { getTemplate } from "@/lib/features/templates/editing/data";
import { editedTemplateResponse } from "@/lib/features/templates/responses";
import { templateParams } from "@/lib/features/templates/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Шаблон с текстом, по которому составляют документы",
    response: editedTemplateResponse,
    params: templateParams,
    handle: async ({ params }) => getTemplate(await getDatabase(), params.key),
  }),
});
