import { environment } from "@/lib/config/environment";
import { getDatabase } from "@/lib/db/client";
import { createdEditionAnswer } from "@/lib/documents/answers";
import { documentParams } from "@/lib/documents/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { acceptLawNotices } from "@/lib/law-watch/operations";
import { acceptSchema } from "@/lib/law-watch/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** 201 `{document, warnings, edition}`: the next edition, of the same answers by today's template. */
  POST: defineRoute({
    access: "user",
    limit: limits.createEdition,
    summary: "Принять новую редакцию документа после изменения закона",
    answer: createdEditionAnswer,
    status: 201,
    apiKey: true,
    params: documentParams,
    body: acceptSchema,
    handle: async ({ visitor, params, body, now }) => {
      const { requireEmailConfirmation } = environment();
      const settings = { now, requireEmailConfirmation };
      const wanted = { ...params, ...body };
      const created = await acceptLawNotices(await getDatabase(), visitor, wanted, settings);
      const headers = { location: `/api/documents/${params.id}?edition=${created.edition}` };
      return Response.json(created, { status: 201, headers });
    },
  }),
});
