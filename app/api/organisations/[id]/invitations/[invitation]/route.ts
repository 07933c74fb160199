import { withdrawInvitation } from "@/lib/features/organisations/invitations/operations";
import { invitationParams } from "@/lib/features/organisations/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Отозвать приглашение",
    response: messageResponse,
    params: invitationParams,
    handle: async ({ caller, params, now }) => {
      await withdrawInvitation(await getDatabase(), caller, params, now);
      return { message: "Приглашение отозвано: ссылка из письма больше не действует" };
    },
  }),
});
