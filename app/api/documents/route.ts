import { z } from "zod";
import { environment } from "@/lib/config/environment";
import { getDatabase } from "@/lib/db/client";
import { createdDocumentAnswer, documentSummaryAnswer } from "@/lib/documents/answers";
import { listDocuments } from "@/lib/documents/data";
import { createDocument, exportNewDisclaimer } from "@/lib/documents/operations";
import { creationQuery } from "@/lib/documents/schema";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { prefers } from "@/lib/http/accept";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { fileResponse } from "@/lib/http/file-response";
import { limits } from "@/lib/http/limits";
import { listQuery, listResponse } from "@/lib/http/paging";

const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The visitor's documents, newest first; the next page stands in the `Link` header. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Ваши документы, новые первыми",
    answer: z.array(documentSummaryAnswer),
    apiKey: true,

    query: listQuery,
    handle: async ({ visitor, query }) => {
      const { documents, next } = await listDocuments(await getDatabase(), visitor.userId, query);
      return listResponse("/api/documents", documents, { limit: query.limit, next });
    },
  }),

  /**
   * 201 `{document, warnings}`; for the disclaimer its .docx, unless `Accept` prefers JSON. With
   * `?draft={id}` that draft becomes the document.
   */
  POST: defineRoute({
    access: "user",
    limit: limits.createDocument,
    summary: "Составить документ",
    answer: { contentTypes: [docxType], json: createdDocumentAnswer },
    status: 201,
    apiKey: true,

    query: creationQuery,
    body: documentAnswersSchema,
    handle: async ({ request, visitor, query, body, now }) => {
      const database = await getDatabase();
      const { requireEmailConfirmation } = environment();
      const settings = { now, requireEmailConfirmation, ...query };
      const { tree, ...created } = await createDocument(database, visitor, body, settings);
      const wantsJson = prefers(request.headers.get("accept"), "application/json", docxType);
      const headers = { location: `/api/documents/${created.document.id}` };
      if (body.type !== "socialDisclaimer" || wantsJson) {
        return Response.json(created, { status: 201, headers });
      }
      const { id } = created.document;
      const file = await exportNewDisclaimer(database, { id, tree, owner: body.companyName }, now);
      return fileResponse(file, { status: 201, headers });
    },
  }),
});
