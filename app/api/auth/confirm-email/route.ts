import { confirmEmail } from "@/lib/features/accounts/confirmation/operations";
import { confirmationRequest } from "@/lib/features/accounts/confirmation/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

/** Confirms the e-mail address with the token of a link; 409 `Email already confirmed` the second time. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "public",
    limit: limits.openLink,
    summary: "Подтвердить адрес почты по ссылке из письма",
    response: messageResponse,
    body: confirmationRequest,
    handle: async ({ body, now }) => {
      await confirmEmail(await getDatabase(), body.token, now);
      return { message: "Email подтверждён" };
    },
  }),
});
