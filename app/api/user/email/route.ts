import { getDatabase } from "@/lib/db/client";
import { messageAnswer } from "@/lib/http/answer-schemas";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { requestEmailChange } from "@/lib/users/email-change/operations";
import { emailChangeRequest } from "@/lib/users/email-change/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** One answer, whether the address is another account's or nobody's. */
  POST: defineRoute({
    access: "user",
    limit: limits.askForMail,
    summary: "Попросить сменить адрес почты",
    details: "На новый адрес придёт ссылка на 24 часа; до её открытия ничего не меняется.",
    answer: messageAnswer,

    body: emailChangeRequest,
    handle: async ({ visitor, body, now }) => {
      await requestEmailChange(await getDatabase(), visitor, body, now);
      return { message: "Мы отправили письмо на новый адрес." };
    },
  }),
});
