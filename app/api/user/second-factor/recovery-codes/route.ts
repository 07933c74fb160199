import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { recoveryCodesAnswer } from "@/lib/users/second-factor/answers";
import { renewRecoveryCodes } from "@/lib/users/second-factor/operations";
import { secondFactorProof } from "@/lib/users/second-factor/schema";

/** New recovery codes; the ones before are void. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Создать новые запасные коды",
    answer: recoveryCodesAnswer,

    body: secondFactorProof,
    handle: async ({ visitor, body, now }) =>
      renewRecoveryCodes(await getDatabase(), visitor, body, now),
  }),
});
