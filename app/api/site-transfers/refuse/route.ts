import { emailLinkRequest } from "@/lib/features/organisations/schema";
import { declineSite } from "@/lib/features/site-transfer/operations";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Refuses the offer; its sender gets an e-mail. */
  POST: defineRoute({
    access: "user",
    limit: limits.openLink,
    summary: "Отказаться от сайта, который передают",
    response: messageResponse,
    errors: ["FORBIDDEN"],
    body: emailLinkRequest,
    handle: async ({ caller, body, now }) => {
      await declineSite(await getDatabase(), caller, body.token, now);
      return { message: "Вы отказались. Сайт остался у прежнего владельца" };
    },
  }),
});
