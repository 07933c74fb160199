import { invite } from "@/lib/features/organisations/invitations/operations";
import { invitationResponse } from "@/lib/features/organisations/responses";
import { invitationRequest, organisationParams } from "@/lib/features/organisations/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /**
   * 201: an e-mail is queued. Inviting the same address again sends another e-mail and invalidates the previous link.
   */
  POST: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Пригласить в команду письмом; ещё раз — отправить письмо заново",
    details: "Ссылка действует семь дней, один раз и только для этого адреса.",
    response: invitationResponse,
    status: 201,
    errors: ["CONFLICT"],
    params: organisationParams,
    body: invitationRequest,
    example: { email: "editor@romashka.example", role: "editor" },
    handle: async ({ caller, params, body, now }) =>
      Response.json(await invite(await getDatabase(), caller, { ...params, ...body }, now), {
        status: 201,
      }),
  }),
});
