import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { fileResponse } from "@/lib/http/file-response";
import { limits } from "@/lib/http/limits";
import { exportAccount } from "@/lib/users/export/operations";

/** All that is stored of the visitor as a JSON file. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: limits.exportAccount,
    summary: "Всё, что хранится о вас, файлом JSON",
    answer: { contentTypes: ["application/json"] },

    handle: async ({ visitor, now }) =>
      fileResponse(await exportAccount(await getDatabase(), visitor, now)),
  }),
});
