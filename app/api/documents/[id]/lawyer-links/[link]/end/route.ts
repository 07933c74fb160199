import { endLink } from "@/lib/features/lawyer-review/owner/operations";
import { lawyerLinkResponse } from "@/lib/features/lawyer-review/responses";
import { lawyerLinkParams } from "@/lib/features/lawyer-review/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Ends a link; the remarks made with it stay. */
  POST: defineRoute({
    access: "user",
    members: { document: "askLawyer" },
    limit: limits.change,
    summary: "Закрыть ссылку для юриста",
    response: lawyerLinkResponse,
    params: lawyerLinkParams,
    handle: async ({ caller, params, now }) => endLink(await getDatabase(), caller, params, now),
  }),
});
