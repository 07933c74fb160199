import { emailLinkRequest } from "@/lib/features/organisations/schema";
import { getTransferOffer } from "@/lib/features/site-transfer/data";
import { offeredSiteResponse } from "@/lib/features/site-transfer/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** A POST, so that the token of the e-mail does not appear in a URL. */
  POST: defineRoute({
    access: "public",
    limit: limits.openLink,
    summary: "Посмотреть по ссылке из письма, какой сайт передают",
    response: offeredSiteResponse,
    body: emailLinkRequest,
    handle: async ({ body, now }) => getTransferOffer(await getDatabase(), body.token, now),
  }),
});
