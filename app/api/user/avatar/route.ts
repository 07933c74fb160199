import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { currentUserAnswer } from "@/lib/users/answers";
import { changeProfile } from "@/lib/users/profile/operations";
import { avatarChange } from "@/lib/users/profile/schema";

/** Chooses one of our six pictures, or none; answers the user as `GET /api/auth/user` does. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  PATCH: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Выбрать изображение или убрать его",
    answer: currentUserAnswer,
    apiKey: true,

    body: avatarChange,
    handle: async ({ visitor, body, now }) =>
      changeProfile(await getDatabase(), visitor.userId, body, now),
  }),
});
