import { exportArchive } from "@/lib/features/documents/archive/operations";
import { archiveQuery } from "@/lib/features/documents/archive/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /**
   * `?ids=a,b`: these documents as a ZIP, one folder per format, with a README and a manifest. With `?site={id}` the
   * documents of that site, which its members may read.
   */
  GET: defineRoute({
    access: "user",
    members: { siteOfQuery: "read" },
    limit: limits.exportArchive,
    summary: "Выбранные документы одним архивом",
    response: { contentTypes: ["application/zip"] },
    apiKey: true,
    query: archiveQuery,
    handle: async ({ caller, query, now }) =>
      fileResponse(await exportArchive(await getDatabase(), caller, query, now)),
  }),
});
