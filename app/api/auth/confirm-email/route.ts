import { getDatabase } from "@/lib/db/client";
import { messageAnswer } from "@/lib/http/answer-schemas";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { confirmEmail } from "@/lib/users/confirmation/operations";
import { confirmation } from "@/lib/users/confirmation/schema";

/** Confirms the address of whoever has the link; 409 `Email already confirmed` the second time. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "public",
    limit: limits.openLink,
    summary: "Подтвердить адрес почты по ссылке из письма",
    answer: messageAnswer,

    body: confirmation,
    handle: async ({ body, now }) => {
      await confirmEmail(await getDatabase(), body.token, now);
      return { message: "Email подтверждён" };
    },
  }),
});
