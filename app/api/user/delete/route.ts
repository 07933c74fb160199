import { clearedSessionCookie } from "@/lib/auth/session-cookie";
import { getDatabase } from "@/lib/db/client";
import { messageAnswer } from "@/lib/http/answer-schemas";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { deleteAccount } from "@/lib/users/deletion/operations";
import { accountDeletion } from "@/lib/users/deletion/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Without a body right after a login, else `{password}`: see `deleteAccount`. */
  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Удалить аккаунт",
    answer: messageAnswer,

    body: accountDeletion,
    bodyIsOptional: true,
    handle: async ({ visitor, body, now, setCookie }) => {
      await deleteAccount(await getDatabase(), visitor, body, now);
      setCookie(clearedSessionCookie());
      return { message: "Аккаунт удален" };
    },
  }),
});
