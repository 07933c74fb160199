import { acceptInvitation } from "@/lib/features/organisations/invitations/operations";
import { joinedResponse } from "@/lib/features/organisations/responses";
import { emailLinkRequest } from "@/lib/features/organisations/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { quoted } from "@/lib/russian/quoted";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Works once, and only for the account with the invited address. */
  POST: defineRoute({
    access: "user",
    limit: limits.openLink,
    summary: "Принять приглашение в команду",
    response: joinedResponse,
    errors: ["FORBIDDEN"],
    body: emailLinkRequest,
    handle: async ({ caller, body, now }) => {
      const { id, name } = await acceptInvitation(await getDatabase(), caller, body.token, now);
      return { organisation: id, message: `Вы участник команды ${quoted(name)}` };
    },
  }),
});
