import { getOrganisation } from "@/lib/features/organisations/data";
import { deleteOrganisation, renameOrganisation } from "@/lib/features/organisations/operations";
import { organisationResponse } from "@/lib/features/organisations/responses";
import { organisationParams, organisationRequest } from "@/lib/features/organisations/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** For members of the organisation; invitations are shown to its owner only. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Команда: участники, приглашения, сайты",
    response: organisationResponse,
    apiKey: true,
    params: organisationParams,
    handle: async ({ caller, params, now }) =>
      getOrganisation(await getDatabase(), caller.userId, params.id, now),
  }),

  PATCH: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Переименовать команду",
    response: organisationResponse,
    params: organisationParams,
    body: organisationRequest,
    example: { name: "Студия «Ромашка»" },
    handle: async ({ caller, params, body, now }) =>
      renameOrganisation(await getDatabase(), caller, { ...params, ...body }, now),
  }),

  /** Deletes the organisation. Members are notified; sites stay with their owners. */
  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Закрыть команду; сайты остаются у своих владельцев",
    response: messageResponse,
    params: organisationParams,
    handle: async ({ caller, params, now }) => {
      await deleteOrganisation(await getDatabase(), caller, params.id, now);
      return { message: "Команда закрыта. Сайты остались у своих владельцев" };
    },
  }),
});
