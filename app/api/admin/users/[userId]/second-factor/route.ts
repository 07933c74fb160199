import { userParams } from "@/lib/admin/schema";
import { getDatabase } from "@/lib/db/client";
import { messageAnswer } from "@/lib/http/answer-schemas";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { removeSecondFactor } from "@/lib/users/second-factor/operations";

/** For who has lost the telephone and the recovery codes; the owner gets a letter. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  DELETE: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Отключить вход с кодом у пользователя",
    answer: messageAnswer,

    params: userParams,
    handle: async ({ visitor, params, now }) => {
      await removeSecondFactor(await getDatabase(), visitor, params.userId, now);
      return { message: "Вход с кодом отключён" };
    },
  }),
});
