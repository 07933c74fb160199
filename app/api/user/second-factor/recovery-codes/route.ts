import { renewRecoveryCodes } from "@/lib/features/accounts/second-factor/operations";
import { recoveryCodesResponse } from "@/lib/features/accounts/second-factor/responses";
import { secondFactorProofRequest } from "@/lib/features/accounts/second-factor/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

/** Creates new recovery codes; the previous ones become invalid. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Создать новые запасные коды",
    response: recoveryCodesResponse,
    body: secondFactorProofRequest,
    handle: async ({ caller, body, now }) =>
      renewRecoveryCodes(await getDatabase(), caller, body, now),
  }),
});
