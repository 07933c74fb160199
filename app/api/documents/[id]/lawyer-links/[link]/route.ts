import { getOwnersReview } from "@/lib/features/lawyer-review/owner/data";
import { deleteLink } from "@/lib/features/lawyer-review/owner/operations";
import { ownersReviewResponse } from "@/lib/features/lawyer-review/responses";
import { lawyerLinkParams } from "@/lib/features/lawyer-review/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The remarks made with the link, next to their clauses. */
  GET: defineRoute({
    access: "user",
    members: { document: "askLawyer" },
    limit: limits.compareEditions,
    summary: "Замечания юриста по одной ссылке, в порядке текста",
    response: ownersReviewResponse,
    apiKey: true,
    params: lawyerLinkParams,
    handle: async ({ caller, params, now }) =>
      getOwnersReview(await getDatabase(), caller.userId, params, now),
  }),

  DELETE: defineRoute({
    access: "user",
    members: { document: "askLawyer" },
    limit: limits.change,
    summary: "Удалить ссылку для юриста со всем, что по ней написано",
    details: "Принятые тексты остаются в своих редакциях.",
    response: "empty",
    status: 204,
    params: lawyerLinkParams,
    handle: async ({ caller, params }) => {
      await deleteLink(await getDatabase(), caller, params);
      return new Response(null, { status: 204 });
    },
  }),
});
