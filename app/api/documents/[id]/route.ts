import { getDatabase } from "@/lib/db/client";
import { getDocument } from "@/lib/documents/data";
import { deleteDocument } from "@/lib/documents/operations";
import { documentParams } from "@/lib/documents/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The document with its text (`generatedContent`) and what is left to write in (`blanks`). */
  GET: defineRoute({
    access: "user",
    limit: "none",
    params: documentParams,
    handle: async ({ visitor, params }) =>
      getDocument(await getDatabase(), visitor.userId, params.id),
  }),

  /** The document with all its editions and exports. The month's count stays as it is. */
  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    params: documentParams,
    handle: async ({ visitor, params }) => {
      await deleteDocument(await getDatabase(), visitor.userId, params.id);
      return { message: "Документ успешно удален из вашей библиотеки" };
    },
  }),
});
