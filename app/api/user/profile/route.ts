import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { currentUserAnswer } from "@/lib/users/answers";
import { changeProfile } from "@/lib/users/profile/operations";
import { profileSchema } from "@/lib/users/profile/schema";

/** Changes names, company, phone and address; answers the user as `GET /api/auth/user` does. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  PATCH: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Изменить личные данные",
    answer: currentUserAnswer,
    apiKey: true,

    body: profileSchema,
    handle: async ({ visitor, body, now }) =>
      changeProfile(await getDatabase(), visitor.userId, body, now),
  }),
});
