import { getDatabase } from "@/lib/db/client";
import { exportArchive } from "@/lib/documents/archive/operations";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { fileResponse } from "@/lib/http/file-response";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All of the user's documents as a ZIP (decisions § 3), the newest 200 of more. Never source code. */
  GET: defineRoute({
    access: "user",
    limit: limits.exportArchive,
    summary: "Все ваши документы одним архивом",
    answer: { contentTypes: ["application/zip"] },
    apiKey: true,

    handle: async ({ visitor, now }) =>
      fileResponse(await exportArchive(await getDatabase(), visitor, { ids: null }, now)),
  }),
});
