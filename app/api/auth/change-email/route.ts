import { changeEmail } from "@/lib/features/accounts/email-change/operations";
import { emailConfirmationRequest } from "@/lib/features/accounts/email-change/schema";
import { emailChangedResponse } from "@/lib/features/accounts/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

/** Changes the e-mail address with the token of a link; ends all sessions but the caller's own. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "anyone",
    limit: limits.openLink,
    summary: "Сменить адрес почты по ссылке из письма",
    response: emailChangedResponse,
    errors: ["CONFLICT"],
    body: emailConfirmationRequest,
    handle: async ({ caller, body, now }) => {
      const email = await changeEmail(await getDatabase(), caller, body.token, now);
      return { message: "Адрес изменён", email };
    },
  }),
});
