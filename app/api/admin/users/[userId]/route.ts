import { getUserCard } from "@/lib/features/admin/card/data";
import { userCardResponse } from "@/lib/features/admin/card/responses";
import { changeUser } from "@/lib/features/admin/operations";
import { listedUserResponse } from "@/lib/features/admin/responses";
import { userParams } from "@/lib/features/admin/schema";
import { userChangeRequest } from "@/lib/features/admin/user-change";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Карточка пользователя: сайты, документы, оплаты, обращения, заметки",
    response: userCardResponse,
    params: userParams,
    handle: async ({ params, now }) => getUserCard(await getDatabase(), params.userId, now),
  }),

  /** Changes the plan, its limit and end, the block, and the credit for invitations. */
  PATCH: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Изменить план, лимит, срок, блокировку или начисления пользователя",
    response: listedUserResponse,
    params: userParams,
    body: userChangeRequest,
    example: { subscription: "premium" },
    handle: async ({ caller, params, body, now }) =>
      changeUser(await getDatabase(), caller, { ...body, ...params }, now),
  }),
});
