import { creationSettings } from "@/lib/features/documents/rights/creation-settings";
import { acceptLawChanges } from "@/lib/features/law-watch/one-site/operations";
import { acceptedSiteResponse } from "@/lib/features/law-watch/responses";
import { acceptSiteRequest } from "@/lib/features/law-watch/schema";
import { siteParams } from "@/lib/features/sites/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** 201: updates all of these documents, or none; 409 when one of them is already updated or has a newer edition. */
  POST: defineRoute({
    access: "user",
    members: { site: "followLaw" },
    limit: limits.createEdition,
    summary: "Принять изменение закона для документов сайта одним шагом",
    details:
      "Все или ни одного. Документ, текст которого изменился бы, получает новую редакцию; остальные остаются с прежним текстом и больше не «требуют обновления».",
    response: acceptedSiteResponse,
    status: 201,
    errors: ["CONFLICT", "PREMIUM_REQUIRED", "EMAIL_NOT_CONFIRMED"],
    apiKey: true,
    params: siteParams,
    body: acceptSiteRequest,
    handle: async ({ caller, params, body, now }) => {
      const settings = creationSettings(now);
      const options = { ...params, ...body };
      const accepted = await acceptLawChanges(await getDatabase(), caller, options, settings);
      return Response.json(accepted, { status: 201 });
    },
  }),
});
