import { downloadText } from "@/lib/features/journal/export/text-file";
import { textParams } from "@/lib/features/journal/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The exact text shown to visitors, byte for byte: the hash is its SHA-256. */
  GET: defineRoute({
    access: "user",
    members: { site: "seeVisitors" },
    limit: "none",
    summary: "Текст, на который ссылаются записи, файлом",
    response: { contentTypes: ["text/plain"] },
    apiKey: true,
    params: textParams,
    handle: async ({ caller, params }) =>
      fileResponse(await downloadText(await getDatabase(), caller, params)),
  }),
});
