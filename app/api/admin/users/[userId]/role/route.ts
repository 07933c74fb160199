import { changeRole } from "@/lib/admin/operations";
import { roleChange, userParams } from "@/lib/admin/schema";
import { getDatabase } from "@/lib/db/client";
import { messageAnswer } from "@/lib/http/answer-schemas";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  PATCH: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Изменить роль пользователя",
    answer: messageAnswer,

    params: userParams,
    body: roleChange,
    handle: async ({ visitor, params, body, now }) => {
      await changeRole(await getDatabase(), visitor, { ...params, ...body }, now);
      return { message: "Роль пользователя обновлена" };
    },
  }),
});
