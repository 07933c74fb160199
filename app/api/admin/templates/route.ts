import { z } from "zod";
import { listTemplates } from "@/lib/features/templates/editing/data";
import { listedTemplateResponse } from "@/lib/features/templates/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All templates at once: there are about a dozen. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Шаблоны документов",
    response: z.array(listedTemplateResponse),
    handle: async () => listTemplates(await getDatabase()),
  }),
});
