import { getDatabase } from "@/lib/db/client";
import { messageAnswer } from "@/lib/http/answer-schemas";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { resendConfirmation } from "@/lib/users/confirmation/operations";
import { resending } from "@/lib/users/confirmation/schema";

/** Writes again to the visitor, or to whom the old link in the body was sent. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "anyone",
    limit: limits.askForMail,
    summary: "Ещё раз прислать письмо с подтверждением адреса",
    details:
      "Без тела запроса письмо уйдёт вошедшему пользователю. Кто не вошёл, передаёт token из старой ссылки.",
    answer: messageAnswer,

    body: resending,
    bodyIsOptional: true,
    handle: async ({ visitor, body, now }) => {
      await resendConfirmation(await getDatabase(), visitor, body.token, now);
      return { message: "Письмо отправлено" };
    },
  }),
});
