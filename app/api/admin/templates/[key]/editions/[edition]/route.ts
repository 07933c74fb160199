import { getEdition } from "@/lib/features/templates/editing/data";
import { editionResponse } from "@/lib/features/templates/responses";
import { editionParams } from "@/lib/features/templates/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Тексты редакции шаблона; 0 — исходная",
    response: editionResponse,
    params: editionParams,
    handle: async ({ params }) => getEdition(await getDatabase(), params),
  }),
});
