import { changeProfile } from "@/lib/features/accounts/profile/operations";
import { avatarRequest } from "@/lib/features/accounts/profile/schema";
import { currentUserResponse } from "@/lib/features/accounts/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

/** Chooses one of the six built-in pictures, or none. Returns the user as `GET /api/auth/user` does. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  PATCH: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Выбрать изображение или убрать его",
    response: currentUserResponse,
    apiKey: true,
    body: avatarRequest,
    example: { avatarUrl: "/avatars/1.svg" },
    handle: async ({ caller, body, now }) =>
      changeProfile(await getDatabase(), caller.userId, body, now),
  }),
});
