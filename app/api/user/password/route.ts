import { changePassword } from "@/lib/features/accounts/password/operations";
import { passwordChangeRequest } from "@/lib/features/accounts/password/schema";
import { passwordChangedResponse } from "@/lib/features/accounts/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

/** Changes the password and ends all other sessions; `{endedSessions}` is how many. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  PATCH: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Сменить пароль",
    response: passwordChangedResponse,
    body: passwordChangeRequest,
    handle: async ({ caller, body, now }) => {
      const endedSessions = await changePassword(await getDatabase(), caller, body, now);
      return { message: "Пароль изменён", endedSessions };
    },
  }),
});
