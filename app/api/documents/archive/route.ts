import { getDatabase } from "@/lib/db/client";
import { exportArchive } from "@/lib/documents/archive/operations";
import { archiveQuery } from "@/lib/documents/archive/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { fileResponse } from "@/lib/http/file-response";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** `?ids=a,b`: these documents as a ZIP, a folder a format, with a README and a manifest. */
  GET: defineRoute({
    access: "user",
    limit: limits.exportArchive,
    summary: "Выбранные документы одним архивом",
    answer: { contentTypes: ["application/zip"] },
    apiKey: true,

    query: archiveQuery,
    handle: async ({ visitor, query, now }) =>
      fileResponse(await exportArchive(await getDatabase(), visitor, query, now)),
  }),
});
