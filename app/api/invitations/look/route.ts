import { getInvitationOffer } from "@/lib/features/organisations/invitations/operations";
import { offeredInvitationResponse } from "@/lib/features/organisations/responses";
import { emailLinkRequest } from "@/lib/features/organisations/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** A POST, so that the token of the e-mail does not appear in a URL. */
  POST: defineRoute({
    access: "public",
    limit: limits.openLink,
    summary: "Посмотреть приглашение по ссылке из письма",
    response: offeredInvitationResponse,
    body: emailLinkRequest,
    handle: async ({ body, now }) => getInvitationOffer(await getDatabase(), body.token, now),
  }),
});
