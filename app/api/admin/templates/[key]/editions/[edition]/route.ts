import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { editionAnswer } from "@/lib/templates/answers";
import { getEdition } from "@/lib/templates/operations";
import { editionParams } from "@/lib/templates/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Тексты редакции шаблона; 0 — исходная",
    answer: editionAnswer,
    params: editionParams,
    handle: async ({ params }) => getEdition(await getDatabase(), params),
  }),
});
