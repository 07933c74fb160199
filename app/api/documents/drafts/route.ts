import { getDatabase } from "@/lib/db/client";
import { documentSummaryAnswer } from "@/lib/documents/answers";
import { createDraft } from "@/lib/documents/drafts/operations";
import { newDraft } from "@/lib/documents/drafts/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** 201: a form that is being filled in, as a document of status «draft». Not counted in the month. */
  POST: defineRoute({
    access: "user",
    limit: limits.saveDraft,
    summary: "Завести черновик",
    answer: documentSummaryAnswer,
    status: 201,
    apiKey: true,

    body: newDraft,
    handle: async ({ visitor, body, now }) => {
      const draft = await createDraft(await getDatabase(), visitor.userId, body, now);
      const headers = { location: `/api/documents/${draft.id}` };
      return Response.json(draft, { status: 201, headers });
    },
  }),
});
