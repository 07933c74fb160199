import { getDatabase } from "@/lib/db/client";
import { documentDetailsAnswer } from "@/lib/documents/answers";
import { getDocument } from "@/lib/documents/data";
import { deleteDocument } from "@/lib/documents/operations";
import { documentParams, editionQuery } from "@/lib/documents/schema";
import { messageAnswer } from "@/lib/http/answer-schemas";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /**
   * The document with its text (`generatedContent`) and what is left to write in (`blanks`): the newest
   * edition, or `?edition=N`. A draft has what was typed so far.
   */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Документ с текстом",
    answer: documentDetailsAnswer,
    apiKey: true,

    params: documentParams,
    query: editionQuery,
    handle: async ({ visitor, params, query }) =>
      getDocument(await getDatabase(), visitor.userId, { ...params, ...query }),
  }),

  /** The document with all its editions and exports. The month's count stays as it is. */
  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Удалить документ со всеми редакциями",
    answer: messageAnswer,
    apiKey: true,

    params: documentParams,
    handle: async ({ visitor, params }) => {
      await deleteDocument(await getDatabase(), visitor.userId, params.id);
      return { message: "Документ успешно удален из вашей библиотеки" };
    },
  }),
});
