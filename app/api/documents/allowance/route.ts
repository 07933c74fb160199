import { getAllowance } from "@/lib/features/documents/allowance/data";
import { allowanceResponse } from "@/lib/features/documents/allowance/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { siteOfQuery } from "@/lib/platform/http/site-of-query";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** With `?site={id}`, the allowance of that site's owner, for members who make documents for them. */
  GET: defineRoute({
    access: "user",
    members: { siteOfQuery: "makeDocuments" },
    limit: "none",
    summary: "Что ещё можно создать в этом месяце и чего не хватает в первых комплектах сайтов",
    response: allowanceResponse,
    apiKey: true,
    query: siteOfQuery,
    handle: async ({ caller, now }) => getAllowance(await getDatabase(), caller, now),
  }),
});
