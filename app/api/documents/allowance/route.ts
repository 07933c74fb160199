import { getAllowance } from "@/lib/features/documents/allowance/data";
import { allowanceResponse } from "@/lib/features/documents/allowance/responses";
import { getDatabase } from "@/lib/platform/db/client";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Что ещё можно создать в этом месяце и чего не хватает в первых комплектах сайтов",
    response: allowanceResponse,
    apiKey: true,

    handle: async ({ visitor, now }) => getAllowance(await getDatabase(), visitor, now),
  }),
});
