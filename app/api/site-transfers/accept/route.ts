import { acceptSiteTransfer } from "@/lib/features/site-transfer/operations";
import { acceptedSiteTransferResponse } from "@/lib/features/site-transfer/responses";
import { transferAcceptance } from "@/lib/features/site-transfer/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Works once, and only for the account with the address of the offer, which must be confirmed. */
  POST: defineRoute({
    access: "user",
    limit: limits.openLink,
    summary: "Принять сайт со всеми его документами",
    response: acceptedSiteTransferResponse,
    errors: ["FORBIDDEN", "EMAIL_NOT_CONFIRMED", "CONFLICT"],
    body: transferAcceptance,
    handle: async ({ caller, body, now }) => {
      const { id, address } = await acceptSiteTransfer(await getDatabase(), caller, body, now);
      return { site: id, message: `Сайт ${address} теперь ваш` };
    },
  }),
});
