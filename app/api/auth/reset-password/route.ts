import { resetPassword } from "@/lib/features/accounts/reset/operations";
import { passwordResetRequest } from "@/lib/features/accounts/reset/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

/** Sets a new password with the token of a link and ends all sessions. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "public",
    limit: limits.openLink,
    summary: "Задать новый пароль по ссылке из письма",
    response: messageResponse,
    body: passwordResetRequest,
    handle: async ({ body, address, now }) => {
      await resetPassword(await getDatabase(), body, address, now);
      return { message: "Пароль изменён" };
    },
  }),
});
