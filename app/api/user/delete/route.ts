import { deleteAccount } from "@/lib/features/account-data/deletion/operations";
import { accountDeletionRequest } from "@/lib/features/account-data/deletion/schema";
import { clearedSessionCookie } from "@/lib/platform/auth/session-cookie";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** No body right after a login, otherwise `{password}`: see `deleteAccount`. */
  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Удалить аккаунт",
    response: messageResponse,
    body: accountDeletionRequest,
    bodyIsOptional: true,
    handle: async ({ caller, body, now, setCookie }) => {
      await deleteAccount(await getDatabase(), caller, body, now);
      setCookie(clearedSessionCookie());
      return { message: "Аккаунт удален" };
    },
  }),
});
