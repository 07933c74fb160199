import { getDatabase } from "@/lib/db/client";
import { documentSummaryAnswer } from "@/lib/documents/answers";
import { saveDraft } from "@/lib/documents/drafts/operations";
import { savedDraft } from "@/lib/documents/drafts/schema";
import { documentParams } from "@/lib/documents/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Saves a draft; 409 when it was saved after the `updatedAt` that the body names. */
  PUT: defineRoute({
    access: "user",
    limit: limits.saveDraft,
    summary: "Сохранить черновик",
    answer: documentSummaryAnswer,
    apiKey: true,

    params: documentParams,
    body: savedDraft,
    handle: async ({ visitor, params, body, now }) => {
      const { formData, updatedAt: seen } = body;
      const saved = { id: params.id, formData, seen };
      return saveDraft(await getDatabase(), visitor.userId, saved, now);
    },
  }),
});
