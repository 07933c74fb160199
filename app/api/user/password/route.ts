import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { passwordChangedAnswer } from "@/lib/users/answers";
import { changePassword } from "@/lib/users/password/operations";
import { passwordChange } from "@/lib/users/password/schema";

/** Changes the password and ends all other sessions; `{endedSessions}` is how many. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  PATCH: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Сменить пароль",
    answer: passwordChangedAnswer,

    body: passwordChange,
    handle: async ({ visitor, body, now }) => {
      const endedSessions = await changePassword(await getDatabase(), visitor, body, now);
      return { message: "Пароль изменён", endedSessions };
    },
  }),
});
