import { listSignInMethods } from "@/lib/features/accounts/providers/data";
import { signInMethodsResponse } from "@/lib/features/accounts/providers/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Способы входа: пароль и сервисы",
    response: signInMethodsResponse,
    handle: async ({ caller }) => listSignInMethods(await getDatabase(), caller.userId),
  }),
});
