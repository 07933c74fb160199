import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { markedDocumentAnswer } from "@/lib/law-watch/answers";
import { listMarkedDocuments } from "@/lib/law-watch/data";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** `[{documentId, notices}]`: the visitor's documents whose law has changed. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Документы, которые требуют обновления: изменился закон, на который они ссылаются",
    answer: z.array(markedDocumentAnswer),
    apiKey: true,
    handle: async ({ visitor }) =>
      Response.json(await listMarkedDocuments(await getDatabase(), visitor.userId)),
  }),
});
