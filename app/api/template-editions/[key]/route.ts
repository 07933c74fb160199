import { DomainError } from "@/lib/core/errors";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { taggedJson } from "@/lib/http/tagged";
import { currentTemplateAnswer } from "@/lib/templates/answers";
import { readPublished } from "@/lib/templates/published";
import { templateParams } from "@/lib/templates/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** One that was not changed is a 404: the browser has it already. */
  GET: defineRoute({
    access: "public",
    limit: limits.readTemplates,
    summary: "Собранный шаблон, изменённый после выпуска",
    answer: currentTemplateAnswer,
    params: templateParams,
    handle: async ({ request, params }) => {
      const { templates } = await readPublished(await getDatabase());
      const template = templates.get(params.key);
      if (!template) throw new DomainError("NOT_FOUND", "Этот шаблон не изменяли.");
      return taggedJson(request, template);
    },
  }),
});
