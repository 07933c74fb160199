import { z } from "zod";
import { listOrganisations } from "@/lib/features/organisations/data";
import { createOrganisation } from "@/lib/features/organisations/operations";
import {
  organisationResponse,
  organisationSummaryResponse,
} from "@/lib/features/organisations/responses";
import { organisationRequest } from "@/lib/features/organisations/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Команды, в которых вы работаете: своя первой",
    response: z.array(organisationSummaryResponse),
    apiKey: true,
    handle: async ({ caller }) =>
      Response.json(await listOrganisations(await getDatabase(), caller)),
  }),

  /** 201; 409 if the caller already has one. */
  POST: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Завести команду: студию или компанию, чьи люди работают с сайтами вместе",
    details: "У аккаунта она одна. Сайты в ней остаются сайтами своих владельцев.",
    response: organisationResponse,
    status: 201,
    errors: ["CONFLICT"],
    body: organisationRequest,
    example: { name: "Студия «Ромашка»" },
    handle: async ({ caller, body, now }) =>
      Response.json(await createOrganisation(await getDatabase(), caller, body.name, now), {
        status: 201,
      }),
  }),
});
