import { createDraft } from "@/lib/features/documents/drafts/operations";
import { newDraftRequest } from "@/lib/features/documents/drafts/schema";
import { documentSummaryResponse } from "@/lib/features/documents/record/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { siteOfQuery } from "@/lib/platform/http/site-of-query";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /**
   * 201: a partly filled form, stored as a document of status «draft» and not counted in the month. With `?site={id}` a
   * member starts it for the site's owner: the draft belongs to the member, the finished document to the owner.
   */
  POST: defineRoute({
    access: "user",
    members: { siteOfQuery: "makeDocuments" },
    limit: limits.saveDraft,
    summary: "Завести черновик",
    response: documentSummaryResponse,
    status: 201,
    apiKey: true,
    query: siteOfQuery,
    body: newDraftRequest,
    example: { type: "privacy", formData: { companyName: "ООО «Ромашка»" } },
    handle: async ({ caller, body, now }) => {
      const draft = await createDraft(await getDatabase(), caller, body, now);
      const headers = { location: `/api/documents/${draft.id}` };
      return Response.json(draft, { status: 201, headers });
    },
  }),
});
