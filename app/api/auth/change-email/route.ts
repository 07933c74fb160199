import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { emailChangedAnswer } from "@/lib/users/answers";
import { changeEmail } from "@/lib/users/email-change/operations";
import { emailChange } from "@/lib/users/email-change/schema";

/** Changes the address of whoever has the link; ends all sessions but the caller's own. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "anyone",
    limit: limits.openLink,
    summary: "Сменить адрес почты по ссылке из письма",
    answer: emailChangedAnswer,
    refusals: ["CONFLICT"],

    body: emailChange,
    handle: async ({ visitor, body, now }) => {
      const email = await changeEmail(await getDatabase(), visitor, body.token, now);
      return { message: "Адрес изменён", email };
    },
  }),
});
