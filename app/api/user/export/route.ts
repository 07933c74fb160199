import { exportAccount } from "@/lib/features/account-data/export/operations";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

/** All stored data of the caller as a JSON file. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: limits.exportAccount,
    summary: "Всё, что хранится о вас, файлом JSON",
    response: { contentTypes: ["application/json"] },
    handle: async ({ caller, now }) =>
      fileResponse(await exportAccount(await getDatabase(), caller, now)),
  }),
});
