import { removeSiteFromOrganisation, shareSite } from "@/lib/features/organisations/operations";
import { organisationResponse } from "@/lib/features/organisations/responses";
import {
  organisationSiteParams,
  organisationSiteRequest,
} from "@/lib/features/organisations/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Shares a site of the organisation's owner. It stays theirs: limits, plan and deletion are unchanged. */
  PUT: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Открыть сайт участникам команды",
    details: "showsStudio — говорить ли в документах сайта, какая команда их подготовила.",
    response: organisationResponse,
    params: organisationSiteParams,
    body: organisationSiteRequest,
    bodyIsOptional: true,
    example: { showsStudio: true },
    handle: async ({ caller, params, body, now }) =>
      shareSite(await getDatabase(), caller, { ...params, ...body }, now),
  }),

  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Закрыть сайт для участников команды",
    details: "Может владелец сайта и владелец команды.",
    response: messageResponse,
    params: organisationSiteParams,
    handle: async ({ caller, params, now }) => {
      await removeSiteFromOrganisation(await getDatabase(), caller, params, now);
      return { message: "Сайт закрыт для участников" };
    },
  }),
});
