import { toCurrentUser, toFallbackAdmin } from "@/lib/features/accounts/data";
import { currentUserResponse } from "@/lib/features/accounts/responses";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

/** The signed-in user, with role, plan and limits read from the database. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Кто вошёл: роль, план и лимиты",
    response: currentUserResponse,
    apiKey: true,
    degraded: toFallbackAdmin,
    handle: async ({ caller, now }) => toCurrentUser(caller.account, now),
  }),
});
