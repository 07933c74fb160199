import { findCrop } from "@/lib/features/site-check/data";
import { cropParams } from "@/lib/features/site-check/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { publicCallLimit } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** A screenshot crop from the check's browser; like the report, open to anyone who knows the id. */
  GET: defineRoute({
    access: "anyone",
    limit: publicCallLimit("site-check"),
    summary: "Снимок места из отчёта проверки",
    response: { contentTypes: ["image/jpeg"] },
    apiKey: true,
    params: cropParams,
    handle: async ({ params, now }) =>
      fileResponse(
        {
          body: await findCrop(await getDatabase(), params, now),
          contentType: "image/jpeg",
          disposition: "inline",
        },
        // A report never changes but may be deleted, so shared caches must not store its pictures.
        { headers: { "cache-control": "private, max-age=3600" } },
      ),
  }),
});
