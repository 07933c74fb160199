import { environment } from "@/lib/config/environment";
import { getDatabase } from "@/lib/db/client";
import { publicationAnswer } from "@/lib/documents/answers";
import { getPublication, setPublication } from "@/lib/documents/publication/operations";
import { publicationBody } from "@/lib/documents/publication/schema";
import { documentParams } from "@/lib/documents/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Whether the world can read the document, and at which address. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Открыт ли документ по ссылке и по какой",
    answer: publicationAnswer,
    apiKey: true,

    params: documentParams,
    handle: async ({ visitor, params }) =>
      getPublication(await getDatabase(), visitor.userId, params.id, environment().siteUrl),
  }),

  /** Opens the document to the world or closes it; its address stays the same for ever. */
  PUT: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Открыть документ по ссылке или закрыть его",
    answer: publicationAnswer,
    apiKey: true,

    params: documentParams,
    body: publicationBody,
    handle: async ({ visitor, params, body, now }) => {
      const { siteUrl } = environment();
      const wanted = { ...params, ...body };
      return setPublication(await getDatabase(), visitor.userId, wanted, { now, siteUrl });
    },
  }),
});
