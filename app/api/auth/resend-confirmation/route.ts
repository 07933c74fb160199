import { resendConfirmation } from "@/lib/features/accounts/confirmation/operations";
import { resendingRequest } from "@/lib/features/accounts/confirmation/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

/** Sends the confirmation again: to the caller, or to the recipient of the old link in the body. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "anyone",
    limit: limits.askForMail,
    summary: "Ещё раз прислать письмо с подтверждением адреса",
    details:
      "Без тела запроса письмо уйдёт вошедшему пользователю. Кто не вошёл, передаёт token из старой ссылки.",
    response: messageResponse,
    body: resendingRequest,
    bodyIsOptional: true,
    handle: async ({ caller, body, now }) => {
      await resendConfirmation(await getDatabase(), caller, body.token, now);
      return { message: "Письмо отправлено" };
    },
  }),
});
