import { creationSettings } from "@/lib/features/documents/rights/creation-settings";
import { createSiteEditions, getOutdatedDocuments } from "@/lib/features/sites/operations";
import { createdEditionsResponse, outdatedDocumentsResponse } from "@/lib/features/sites/responses";
import { siteEditionsRequest, siteParams } from "@/lib/features/sites/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The documents whose text differs from the passport, each with the changes. */
  GET: defineRoute({
    access: "user",
    members: { site: "read" },
    limit: limits.compareEditions,
    summary: "Документы, которые разошлись со сведениями о сайте",
    response: outdatedDocumentsResponse,
    apiKey: true,
    params: siteParams,
    handle: async ({ caller, params, now }) =>
      getOutdatedDocuments(await getDatabase(), caller, params.id, creationSettings(now)),
  }),

  /**
   * 201: the next editions of these documents, all or none; 409 when the passport or one of the documents has changed.
   */
  POST: defineRoute({
    access: "user",
    members: { site: "makeDocuments" },
    limit: limits.createEdition,
    summary: "Составить новые редакции документов по паспорту сайта",
    details:
      "Все или ни одной. Документ, текст которого не изменился бы, новой редакции не получает.",
    response: createdEditionsResponse,
    status: 201,
    errors: ["CONFLICT", "PREMIUM_REQUIRED", "EMAIL_NOT_CONFIRMED"],
    apiKey: true,
    params: siteParams,
    body: siteEditionsRequest,
    handle: async ({ caller, params, body, now }) => {
      const settings = creationSettings(now);
      const options = { ...params, ...body };
      const created = await createSiteEditions(await getDatabase(), caller, options, settings);
      return Response.json(created, { status: 201 });
    },
  }),
});
