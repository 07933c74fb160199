import { adoptPaper } from "@/lib/features/internal-papers/operations";
import { paperResponse } from "@/lib/features/internal-papers/responses";
import { adoptionRequest, paperParams } from "@/lib/features/internal-papers/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Stores the text as adopted; the owner signs it on paper. */
  POST: defineRoute({
    access: "user",
    members: { site: "keepPapers" },
    limit: limits.change,
    summary: "Отметить, что внутренний документ утверждён, и сохранить его текст",
    details: "text — отметка текста, который видели: если он уже другой, ответ 409.",
    response: paperResponse,
    status: 201,
    errors: ["CONFLICT"],
    apiKey: true,
    params: paperParams,
    body: adoptionRequest,
    example: { adoptedOn: "2026-11-27", number: "3", text: "0123456789abcdef" },
    handle: async ({ caller, params, body, now }) =>
      Response.json(await adoptPaper(await getDatabase(), caller, { ...params, ...body }, now), {
        status: 201,
      }),
  }),
});
