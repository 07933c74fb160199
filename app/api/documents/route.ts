import { z } from "zod";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { createDocument } from "@/lib/features/documents/creation/operations";
import { contentTypes } from "@/lib/features/documents/export/formats";
import { exportNewDisclaimer } from "@/lib/features/documents/operations";
import { listDocuments } from "@/lib/features/documents/record/data";
import {
  createdDocumentResponse,
  documentSummaryResponse,
} from "@/lib/features/documents/record/responses";
import { creationQuery } from "@/lib/features/documents/record/schema";
import { creationSettings } from "@/lib/features/documents/rights/creation-settings";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { listQuery, listResponse } from "@/lib/platform/http/paging";
import { prefers } from "@/lib/platform/http/responses/accept";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The caller's documents, newest first; the next page is in the `Link` header. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Ваши документы, новые первыми",
    response: z.array(documentSummaryResponse),
    apiKey: true,
    query: listQuery,
    handle: async ({ caller, query, now }) => {
      const database = await getDatabase();
      const { documents, next } = await listDocuments(database, caller, query, now);
      return listResponse("/api/documents", documents, { limit: query.limit, next });
    },
  }),

  /**
   * 201 `{document, warnings}`; for the disclaimer its .docx, unless `Accept` prefers JSON. With `?draft={id}` the
   * draft becomes the document. With `?site={id}` a member makes it for the site's owner, also from a draft that was
   * started for the site.
   */
  POST: defineRoute({
    access: "user",
    members: { siteOfQuery: "makeDocuments" },
    limit: limits.createDocument,
    summary: "Составить документ",
    response: { contentTypes: [contentTypes.docx], json: createdDocumentResponse },
    status: 201,
    apiKey: true,
    query: creationQuery,
    body: documentAnswersSchema,
    example: {
      type: "privacy",
      ownerType: "legal",
      companyName: "ООО «Ромашка»",
      inn: "7707083893",
      ogrn: "1027700132195",
      legalAddress: "101000, г. Москва, ул. Мясницкая, д. 1",
      websiteUrl: "https://romashka.example",
      contactEmail: "info@romashka.example",
      industry: "ecommerce",
      processingPurposes: ["registration", "order_processing"],
      dataTypesCollected: ["full_name", "email", "phone"],
      consentWithdrawalMethod: ["email"],
    },
    handle: async ({ request, caller, query, body, now }) => {
      const database = await getDatabase();
      const settings = { ...creationSettings(now), ...query };
      const { tree, ...created } = await createDocument(database, caller, body, settings);
      const wantsJson = prefers(
        request.headers.get("accept"),
        "application/json",
        contentTypes.docx,
      );
      const headers = { location: `/api/documents/${created.document.id}` };
      if (body.type !== "socialDisclaimer" || wantsJson) {
        return Response.json(created, { status: 201, headers });
      }
      const { id } = created.document;
      const { owner } = ownerAndSite(body);
      const file = await exportNewDisclaimer(database, { id, tree, owner }, now);
      return fileResponse(file, { status: 201, headers });
    },
  }),
});
