import { changeProfile } from "@/lib/features/accounts/profile/operations";
import { profileRequest } from "@/lib/features/accounts/profile/schema";
import { currentUserResponse } from "@/lib/features/accounts/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

/** Changes names, company, phone and address. Returns the user as `GET /api/auth/user` does. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  PATCH: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Изменить личные данные",
    response: currentUserResponse,
    apiKey: true,
    body: profileRequest,
    example: { firstName: "Ольга", lastName: "Смирнова" },
    handle: async ({ caller, body, now }) =>
      changeProfile(await getDatabase(), caller.userId, body, now),
  }),
});
