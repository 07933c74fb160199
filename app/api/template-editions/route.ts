import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { taggedJson } from "@/lib/http/tagged";
import { currentTemplatesAnswer } from "@/lib/templates/answers";
import { describeCurrent } from "@/lib/templates/published";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** What the form's preview has to know before it takes the templates that it was built with. */
  GET: defineRoute({
    access: "public",
    limit: limits.readTemplates,
    summary: "Шаблоны, изменённые после выпуска, и расширенные шаблоны",
    answer: currentTemplatesAnswer,
    handle: async ({ request }) => taggedJson(request, await describeCurrent(await getDatabase())),
  }),
});
