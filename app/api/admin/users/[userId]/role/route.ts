import { changeUserRole } from "@/lib/features/admin/operations";
import { roleChangeRequest, userParams } from "@/lib/features/admin/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  PATCH: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Изменить роль пользователя",
    response: messageResponse,
    params: userParams,
    body: roleChangeRequest,
    example: { role: "premium" },
    handle: async ({ caller, params, body, now }) => {
      await changeUserRole(await getDatabase(), caller, { ...params, ...body }, now);
      return { message: "Роль пользователя обновлена" };
    },
  }),
});
