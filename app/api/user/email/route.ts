import { requestEmailChange } from "@/lib/features/accounts/email-change/operations";
import { emailChangeRequest } from "@/lib/features/accounts/email-change/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The response is the same whether or not the address belongs to another account. */
  POST: defineRoute({
    access: "user",
    limit: limits.askForMail,
    summary: "Попросить сменить адрес почты",
    details: "На новый адрес придёт ссылка на 24 часа; до её открытия ничего не меняется.",
    response: messageResponse,
    body: emailChangeRequest,
    handle: async ({ caller, body, now }) => {
      await requestEmailChange(await getDatabase(), caller, body, now);
      return { message: "Мы отправили письмо на новый адрес." };
    },
  }),
});
