import { z } from "zod";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { listEditions } from "@/lib/features/documents/editions/data";
import { createEdition } from "@/lib/features/documents/editions/operations";
import { newEditionQuery } from "@/lib/features/documents/editions/schema";
import {
  createdEditionResponse,
  editionSummaryResponse,
} from "@/lib/features/documents/record/responses";
import { documentParams } from "@/lib/features/documents/record/schema";
import { creationSettings } from "@/lib/features/documents/rights/creation-settings";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All editions of the document, newest first, without their texts. */
  GET: defineRoute({
    access: "user",
    members: { document: "read" },
    limit: "none",
    summary: "Редакции документа, новые первыми",
    response: z.array(editionSummaryResponse),
    apiKey: true,
    params: documentParams,
    handle: async ({ caller, params }) =>
      listEditions(await getDatabase(), caller.userId, params.id),
  }),

  /** 201 `{document, warnings, edition}`; 409 when `?after` is no longer the newest edition. */
  POST: defineRoute({
    access: "user",
    members: { document: "makeDocuments" },
    limit: limits.createEdition,
    summary: "Составить новую редакцию документа",
    response: createdEditionResponse,
    status: 201,
    apiKey: true,
    params: documentParams,
    query: newEditionQuery,
    body: documentAnswersSchema,
    handle: async ({ caller, params, query, body, now }) => {
      const options = { ...params, ...query, answers: body };
      const settings = creationSettings(now);
      const created = await createEdition(await getDatabase(), caller, options, settings);
      const headers = { location: `/api/documents/${params.id}?edition=${created.edition}` };
      return Response.json(created, { status: 201, headers });
    },
  }),
});
