import { saveDraft } from "@/lib/features/documents/drafts/operations";
import { savedDraftRequest } from "@/lib/features/documents/drafts/schema";
import { documentSummaryResponse } from "@/lib/features/documents/record/responses";
import { documentParams } from "@/lib/features/documents/record/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Saves a draft; 409 when it has been saved since the `updatedAt` in the body. */
  PUT: defineRoute({
    access: "user",
    members: { document: "keepDrafts" },
    limit: limits.saveDraft,
    summary: "Сохранить черновик",
    response: documentSummaryResponse,
    apiKey: true,
    params: documentParams,
    body: savedDraftRequest,
    example: { formData: { companyName: "Иванов" } },
    handle: async ({ caller, params, body, now }) => {
      const { formData, updatedAt: knownUpdatedAt } = body;
      const saved = { id: params.id, formData, knownUpdatedAt };
      return saveDraft(await getDatabase(), caller.userId, saved, now);
    },
  }),
});
