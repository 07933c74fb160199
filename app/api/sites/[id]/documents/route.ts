import { createdPackageResponse } from "@/lib/features/documents/package/responses";
import { creationSettings } from "@/lib/features/documents/rights/creation-settings";
import { createSiteDocuments } from "@/lib/features/sites/operations";
import { siteDocumentsRequest, siteParams } from "@/lib/features/sites/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns `{documents, leftOut}`: 201 when at least one was made, 200 when every one was rejected. */
  POST: defineRoute({
    access: "user",
    members: { site: "makeDocuments" },
    limit: limits.createDocument,
    summary: "Составить документы сайта по его паспорту",
    response: createdPackageResponse,
    status: [200, 201],
    apiKey: true,
    params: siteParams,
    body: siteDocumentsRequest,
    example: { documents: [{ type: "privacy" }] },
    handle: async ({ caller, params, body, now }) => {
      const settings = creationSettings(now);
      const options = { ...params, ...body };
      const created = await createSiteDocuments(await getDatabase(), caller, options, settings);
      return Response.json(created, { status: created.documents.length > 0 ? 201 : 200 });
    },
  }),
});
