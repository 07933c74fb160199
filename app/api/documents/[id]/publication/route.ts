import { getPublication } from "@/lib/features/documents/publication/data";
import { setPublication } from "@/lib/features/documents/publication/operations";
import { publicationRequest } from "@/lib/features/documents/publication/schema";
import { publicationResponse } from "@/lib/features/documents/record/responses";
import { documentParams } from "@/lib/features/documents/record/schema";
import { environment } from "@/lib/platform/config/environment";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns whether the document is public, and its URL. */
  GET: defineRoute({
    access: "user",
    members: { document: "read" },
    limit: "none",
    summary: "Открыт ли документ по ссылке и по какой",
    response: publicationResponse,
    apiKey: true,
    params: documentParams,
    handle: async ({ caller, params }) =>
      getPublication(await getDatabase(), caller.userId, params.id, environment().siteUrl),
  }),

  /** Publishes or unpublishes the document; its URL never changes. */
  PUT: defineRoute({
    access: "user",
    members: { document: "publish" },
    limit: limits.change,
    summary: "Открыть документ по ссылке или закрыть его",
    response: publicationResponse,
    apiKey: true,
    params: documentParams,
    body: publicationRequest,
    example: { isPublic: true, allowsIndexing: false },
    handle: async ({ caller, params, body, now }) => {
      const { siteUrl } = environment();
      const options = { ...params, ...body };
      return setPublication(await getDatabase(), caller.userId, options, { now, siteUrl });
    },
  }),
});
