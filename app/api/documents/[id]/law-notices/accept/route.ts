import { createdEditionResponse } from "@/lib/features/documents/record/responses";
import { documentParams } from "@/lib/features/documents/record/schema";
import { creationSettings } from "@/lib/features/documents/rights/creation-settings";
import { acceptLawNotices } from "@/lib/features/law-watch/operations";
import { acceptRequest } from "@/lib/features/law-watch/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** 201 `{document, warnings, edition}`: the next edition, from the same answers and the current template. */
  POST: defineRoute({
    access: "user",
    members: { document: "followLaw" },
    limit: limits.createEdition,
    summary: "Принять новую редакцию документа после изменения закона",
    response: createdEditionResponse,
    status: 201,
    apiKey: true,
    params: documentParams,
    body: acceptRequest,
    handle: async ({ caller, params, body, now }) => {
      const settings = creationSettings(now);
      const options = { ...params, ...body };
      const created = await acceptLawNotices(await getDatabase(), caller, options, settings);
      const headers = { location: `/api/documents/${params.id}?edition=${created.edition}` };
      return Response.json(created, { status: 201, headers });
    },
  }),
});
