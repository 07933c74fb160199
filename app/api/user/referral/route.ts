import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { referralAnswer } from "@/lib/users/referral/answers";
import { getReferral } from "@/lib/users/referral/operations";

/** The visitor's own link and what came of it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Ваша ссылка для приглашений, регистрации по ней и начисления",
    answer: referralAnswer,
    apiKey: true,

    handle: async ({ visitor }) => getReferral(await getDatabase(), visitor.userId),
  }),
});
