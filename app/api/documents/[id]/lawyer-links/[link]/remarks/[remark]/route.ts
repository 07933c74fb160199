import { creationSettings } from "@/lib/features/documents/rights/creation-settings";
import { decideRemark } from "@/lib/features/lawyer-review/owner/decide";
import { decidedResponse } from "@/lib/features/lawyer-review/responses";
import { decisionRequest, lawyerRemarkParams } from "@/lib/features/lawyer-review/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Stores the owner's answer to a remark; accepting its text creates the next edition. */
  PUT: defineRoute({
    access: "user",
    members: { document: "askLawyer" },
    limit: limits.createEdition,
    summary: "Ответить на замечание юриста",
    details:
      "Принятый текст становится своим пунктом новой редакции, у черновика — пунктом черновика. Это право премиум-плана; замечания отмечают на любом.",
    response: decidedResponse,
    errors: ["CONFLICT", "PREMIUM_REQUIRED", "EMAIL_NOT_CONFIRMED"],
    params: lawyerRemarkParams,
    body: decisionRequest,
    example: { decision: "refused", after: 1, seen: "2026-11-27T10:00:00.000Z" },
    handle: async ({ caller, params, body, now }) => {
      const settings = creationSettings(now);
      return decideRemark(await getDatabase(), caller, { ...params, ...body }, settings);
    },
  }),
});
