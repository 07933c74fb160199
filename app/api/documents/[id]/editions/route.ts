import { z } from "zod";
import { environment } from "@/lib/config/environment";
import { getDatabase } from "@/lib/db/client";
import { createdEditionAnswer, editionSummaryAnswer } from "@/lib/documents/answers";
import { listEditions } from "@/lib/documents/editions/data";
import { createEdition } from "@/lib/documents/editions/operations";
import { newEditionQuery } from "@/lib/documents/editions/schema";
import { documentParams } from "@/lib/documents/schema";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All editions of the document, newest first, without their texts. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Редакции документа, новые первыми",
    answer: z.array(editionSummaryAnswer),
    apiKey: true,

    params: documentParams,
    handle: async ({ visitor, params }) =>
      listEditions(await getDatabase(), visitor.userId, params.id),
  }),

  /** 201 `{document, warnings, edition}`; 409 when `?after` is not the newest edition any more. */
  POST: defineRoute({
    access: "user",
    limit: limits.createEdition,
    summary: "Составить новую редакцию документа",
    answer: createdEditionAnswer,
    status: 201,
    apiKey: true,

    params: documentParams,
    query: newEditionQuery,
    body: documentAnswersSchema,
    handle: async ({ visitor, params, query, body, now }) => {
      const { requireEmailConfirmation } = environment();
      const wanted = { ...params, ...query, answers: body };
      const settings = { now, requireEmailConfirmation };
      const created = await createEdition(await getDatabase(), visitor, wanted, settings);
      const headers = { location: `/api/documents/${params.id}?edition=${created.edition}` };
      return Response.json(created, { status: 201, headers });
    },
  }),
});
