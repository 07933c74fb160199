import { listedUserAnswer } from "@/lib/admin/answers";
import { changeUser } from "@/lib/admin/operations";
import { userChange, userParams } from "@/lib/admin/schema";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Plan, limit, end of the plan, block, credit for invitations. */
  PATCH: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Изменить план, лимит, срок, блокировку или начисления пользователя",
    answer: listedUserAnswer,

    params: userParams,
    body: userChange,
    handle: async ({ visitor, params, body, now }) =>
      changeUser(await getDatabase(), visitor, { ...body, ...params }, now),
  }),
});
