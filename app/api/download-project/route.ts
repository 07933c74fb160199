import { exportArchive } from "@/lib/features/documents/archive/operations";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /**
   * All of the user's documents as a ZIP (docs/specification/documents.md#archive), at most the newest 200. Never
   * source code.
   */
  GET: defineRoute({
    access: "user",
    limit: limits.exportArchive,
    summary: "Все ваши документы одним архивом",
    response: { contentTypes: ["application/zip"] },
    apiKey: true,
    handle: async ({ caller, now }) =>
      fileResponse(await exportArchive(await getDatabase(), caller, { ids: null }, now)),
  }),
});
