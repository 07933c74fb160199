import { z } from "zod";
import { listMarkedDocuments } from "@/lib/features/law-watch/data";
import { markedDocumentResponse } from "@/lib/features/law-watch/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns `[{documentId, notices}]`: the documents that the caller may read and that a change in the law affects. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Документы, которые требуют обновления: изменился закон, на который они ссылаются",
    response: z.array(markedDocumentResponse),
    apiKey: true,
    handle: async ({ caller }) =>
      Response.json(await listMarkedDocuments(await getDatabase(), caller)),
  }),
});
