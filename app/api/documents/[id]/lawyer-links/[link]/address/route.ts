import { renewLink } from "@/lib/features/lawyer-review/owner/operations";
import { createdLawyerLinkResponse } from "@/lib/features/lawyer-review/responses";
import { lawyerLinkParams } from "@/lib/features/lawyer-review/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Replaces the address of a link; the previous address stops working. */
  POST: defineRoute({
    access: "user",
    members: { document: "askLawyer" },
    limit: limits.change,
    summary: "Создать адрес ссылки для юриста заново",
    details: "Прежний адрес больше не открывается, срок начинается заново, замечания остаются.",
    response: createdLawyerLinkResponse,
    errors: ["CONFLICT"],
    params: lawyerLinkParams,
    handle: async ({ caller, params, now }) => renewLink(await getDatabase(), caller, params, now),
  }),
});
