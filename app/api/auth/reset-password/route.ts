import { getDatabase } from "@/lib/db/client";
import { messageAnswer } from "@/lib/http/answer-schemas";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { resetPassword } from "@/lib/users/reset/operations";
import { passwordReset } from "@/lib/users/reset/schema";

/** Sets a new password by a link and ends all sessions. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "public",
    limit: limits.openLink,
    summary: "Задать новый пароль по ссылке из письма",
    answer: messageAnswer,

    body: passwordReset,
    handle: async ({ body, address, now }) => {
      await resetPassword(await getDatabase(), body, address, now);
      return { message: "Пароль изменён" };
    },
  }),
});
