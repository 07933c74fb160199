import { saveRemark } from "@/lib/features/lawyer-review/lawyer/operations";
import { savedRemarkResponse } from "@/lib/features/lawyer-review/responses";
import { remarkRequest } from "@/lib/features/lawyer-review/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** One comment and one proposed text per clause; an empty one deletes it. */
  PUT: defineRoute({
    access: "public",
    limit: limits.writeRemark,
    summary: "Сохранить замечание или свой текст к одному пункту",
    response: savedRemarkResponse,
    errors: ["NOT_FOUND", "CONFLICT"],
    body: remarkRequest,
    handle: async ({ body, now }) => saveRemark(await getDatabase(), body, now),
  }),
});
