import { findCrop } from "@/lib/features/site-check/data";
import { cropParams } from "@/lib/features/site-check/schema";
import { getDatabase } from "@/lib/platform/db/client";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { publicCallLimit } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** What the browser of the check saw at a place of the report; for whoever knows the id, as the report itself. */
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
        // A report never changes; it may be deleted, so nobody else's store keeps its pictures.
        { headers: { "cache-control": "private, max-age=3600" } },
      ),
  }),
});
