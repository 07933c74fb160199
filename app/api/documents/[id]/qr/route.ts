import { exportQrCode } from "@/lib/features/documents/publication/operations";
import { qrQuery } from "@/lib/features/documents/publication/schema";
import { documentParams } from "@/lib/features/documents/record/schema";
import { environment } from "@/lib/platform/config/environment";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The QR code of the public address, `?format=svg|png`. Downloads are counted, previews are not. */
  GET: defineRoute({
    access: "user",
    members: { document: "read" },
    limit: limits.exportDocument,
    summary: "QR-код публичной ссылки на документ",
    response: { contentTypes: ["image/svg+xml", "image/png"] },
    apiKey: true,
    params: documentParams,
    query: qrQuery,
    handle: async ({ request, caller, params, query, now }) => {
      const { siteUrl } = environment();
      const counted = request.method !== "HEAD" && query.purpose === "download";
      const options = { ...params, format: query.format, counted };
      return fileResponse(
        await exportQrCode(await getDatabase(), caller.userId, options, { now, siteUrl }),
      );
    },
  }),
});
