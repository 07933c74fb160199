import { changeMemberRole, removeMember } from "@/lib/features/organisations/operations";
import { organisationResponse } from "@/lib/features/organisations/responses";
import { memberParams, memberRoleRequest } from "@/lib/features/organisations/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Changes a member's role; it applies from the member's next call. */
  PATCH: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Сменить роль участника",
    response: organisationResponse,
    params: memberParams,
    body: memberRoleRequest,
    example: { role: "lawyer" },
    handle: async ({ caller, params, body, now }) =>
      changeMemberRole(await getDatabase(), caller, { ...params, ...body }, now),
  }),

  /** Called by the owner, or by a member who leaves. Access ends immediately. */
  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Убрать участника или выйти самому",
    response: messageResponse,
    errors: ["CONFLICT"],
    params: memberParams,
    handle: async ({ caller, params, now }) => {
      await removeMember(await getDatabase(), caller, params, now);
      return { message: "Доступ закрыт" };
    },
  }),
});
