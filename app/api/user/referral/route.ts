import { getReferral, referralResponse } from "@/lib/features/accounts/referral/operations";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

/** The caller's own referral link and its results. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Ваша ссылка для приглашений, регистрации по ней и начисления",
    response: referralResponse,
    apiKey: true,
    handle: async ({ caller }) => getReferral(await getDatabase(), caller.userId),
  }),
});
