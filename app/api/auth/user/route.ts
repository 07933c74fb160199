import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { currentUserAnswer } from "@/lib/users/answers";
import { toCurrentUser, toFallbackAdmin } from "@/lib/users/data";

/** The signed-in user, with role, plan and limits as the database has them now. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Кто вошёл: роль, план и лимиты",
    answer: currentUserAnswer,
    apiKey: true,

    degraded: toFallbackAdmin,
    handle: async ({ visitor, now }) => toCurrentUser(visitor.account, now),
  }),
});
