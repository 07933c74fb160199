import { createPackage } from "@/lib/features/documents/package/operations";
import { createdPackageResponse } from "@/lib/features/documents/package/responses";
import { packageRequest } from "@/lib/features/documents/package/schema";
import { creationSettings } from "@/lib/features/documents/rights/creation-settings";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns `{documents, leftOut}`: 201 when at least one was made, 200 when every one was rejected. */
  POST: defineRoute({
    access: "user",
    limit: limits.createDocument,
    summary: "Составить несколько документов по одним ответам",
    response: createdPackageResponse,
    status: [200, 201],
    apiKey: true,
    body: packageRequest,
    handle: async ({ caller, body, now }) => {
      const settings = creationSettings(now);
      const created = await createPackage(await getDatabase(), caller, body, settings);
      return Response.json(created, { status: created.documents.length > 0 ? 201 : 200 });
    },
  }),
});
