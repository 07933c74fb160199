import { getDatabase } from "@/lib/db/client";
import { messageAnswer } from "@/lib/http/answer-schemas";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { requestReset } from "@/lib/users/reset/operations";
import { resetRequest } from "@/lib/users/reset/schema";

/** One answer, whether the address is known or not. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "public",
    limit: limits.askForMail,
    summary: "Прислать ссылку для нового пароля",
    answer: messageAnswer,

    body: resetRequest,
    handle: async ({ body, now }) => {
      await requestReset(await getDatabase(), body.email, now);
      return { message: "Если такой адрес зарегистрирован, мы отправили на него письмо." };
    },
  }),
});
