import { removeSecondFactor } from "@/lib/features/accounts/second-factor/operations";
import { userParams } from "@/lib/features/admin/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

/**
 * Switches off the second factor for a user who has lost both the phone and the recovery codes; the user gets an
 * e-mail.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  DELETE: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Отключить вход с кодом у пользователя",
    response: messageResponse,
    params: userParams,
    handle: async ({ caller, params, now }) => {
      await removeSecondFactor(await getDatabase(), caller, params.userId, now);
      return { message: "Вход с кодом отключён" };
    },
  }),
});
