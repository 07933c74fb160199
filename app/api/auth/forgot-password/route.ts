import { requestReset } from "@/lib/features/accounts/reset/operations";
import { resetLinkRequest } from "@/lib/features/accounts/reset/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

/** The response is the same whether or not the address is known. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "public",
    limit: limits.askForMail,
    summary: "Прислать ссылку для нового пароля",
    response: messageResponse,
    body: resetLinkRequest,
    handle: async ({ body, now }) => {
      await requestReset(await getDatabase(), body.email, now);
      return { message: "Если такой адрес зарегистрирован, мы отправили на него письмо." };
    },
  }),
});
