import { publicParams } from "@/lib/features/documents/publication/schema";
import { getPublicLogo } from "@/lib/features/organisations/logo/data";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { publicCallLimit } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The logo of the studio that prepared a public document, if its owner shows it. */
  GET: defineRoute({
    access: "public",
    limit: publicCallLimit("public-document"),
    params: publicParams,
    handle: async ({ params }) =>
      fileResponse(await getPublicLogo(await getDatabase(), params.publicId)),
  }),
});
