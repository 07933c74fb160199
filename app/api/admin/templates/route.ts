import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { listedTemplateAnswer } from "@/lib/templates/answers";
import { listTemplates } from "@/lib/templates/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All of them at once: they are a dozen. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Шаблоны документов",
    answer: z.array(listedTemplateAnswer),
    handle: async () => listTemplates(await getDatabase()),
  }),
});
