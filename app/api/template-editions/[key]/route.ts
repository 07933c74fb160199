import { DomainError } from "@/lib/core/errors";
import { readPublished } from "@/lib/features/templates/in-force/published";
import { currentTemplateResponse } from "@/lib/features/templates/responses";
import { templateParams } from "@/lib/features/templates/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { publicCallLimit } from "@/lib/platform/http/limits/limits";
import { etagJson } from "@/lib/platform/http/responses/etag-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** 404 for an unchanged template: the browser already has it in its bundle. */
  GET: defineRoute({
    access: "public",
    limit: publicCallLimit("read-templates"),
    summary: "Собранный шаблон, изменённый после выпуска",
    response: currentTemplateResponse,
    params: templateParams,
    handle: async ({ request, params }) => {
      const { templates } = await readPublished(await getDatabase());
      const template = templates.get(params.key);
      if (!template) throw new DomainError("NOT_FOUND", "Этот шаблон не изменяли.");
      return etagJson(request, template);
    },
  }),
});
