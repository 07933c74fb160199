import { deleteDocument } from "@/lib/features/documents/operations";
import { getDocument } from "@/lib/features/documents/record/data";
import { documentDetailsResponse } from "@/lib/features/documents/record/responses";
import { documentParams, editionQuery } from "@/lib/features/documents/record/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /**
   * The document with its text (`generatedContent`) and its unfilled places (`blanks`): the newest edition, or
   * `?edition=N`. A draft has the answers typed so far.
   */
  GET: defineRoute({
    access: "user",
    members: { document: "read" },
    limit: "none",
    summary: "Документ с текстом",
    response: documentDetailsResponse,
    apiKey: true,
    params: documentParams,
    query: editionQuery,
    handle: async ({ caller, params, query, now }) =>
      getDocument(await getDatabase(), caller, { ...params, ...query }, now),
  }),

  /** Deletes the document with all its editions and exports. The month's count is unchanged. */
  DELETE: defineRoute({
    access: "user",
    members: { document: "deleteDocuments" },
    limit: limits.change,
    summary: "Удалить документ со всеми редакциями",
    response: messageResponse,
    apiKey: true,
    params: documentParams,
    handle: async ({ caller, params }) => {
      await deleteDocument(await getDatabase(), caller.userId, params.id);
      return { message: "Документ успешно удален из вашей библиотеки" };
    },
  }),
});
