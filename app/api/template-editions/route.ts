import { describeCurrent } from "@/lib/features/templates/in-force/published";
import { currentTemplatesResponse } from "@/lib/features/templates/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { publicCallLimit } from "@/lib/platform/http/limits/limits";
import { etagJson } from "@/lib/platform/http/responses/etag-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The editions in force, so that the form's preview knows whether its bundled templates are current. */
  GET: defineRoute({
    access: "public",
    limit: publicCallLimit("read-templates"),
    summary: "Шаблоны, изменённые после выпуска, и расширенные шаблоны",
    response: currentTemplatesResponse,
    handle: async ({ request }) => etagJson(request, await describeCurrent(await getDatabase())),
  }),
});
