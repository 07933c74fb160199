import { getTransfer } from "@/lib/features/site-transfer/data";
import { offerSite, withdrawOffer } from "@/lib/features/site-transfer/operations";
import { transferResponse } from "@/lib/features/site-transfer/responses";
import { transferRequest } from "@/lib/features/site-transfer/schema";
import { siteParams } from "@/lib/features/sites/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    members: { site: "giveAway" },
    limit: "none",
    summary: "Предложен ли сайт другому владельцу и что перейдёт вместе с ним",
    response: transferResponse,
    params: siteParams,
    handle: async ({ caller, params, now }) =>
      getTransfer(await getDatabase(), caller.userId, params.id, now),
  }),

  /** Sends the offer by e-mail; nothing changes until it is accepted. */
  POST: defineRoute({
    access: "user",
    members: { site: "giveAway" },
    limit: limits.change,
    summary: "Предложить сайт другому владельцу письмом",
    details:
      "Ссылка действует семь дней, один раз и только для этого адреса. Новая заменяет прежнюю.",
    response: transferResponse,
    errors: ["CONFLICT"],
    params: siteParams,
    body: transferRequest,
    example: { email: "client@romashka.example" },
    handle: async ({ caller, params, body, now }) =>
      offerSite(await getDatabase(), caller, { ...params, ...body }, now),
  }),

  DELETE: defineRoute({
    access: "user",
    members: { site: "giveAway" },
    limit: limits.change,
    summary: "Отозвать предложение передать сайт",
    response: messageResponse,
    params: siteParams,
    handle: async ({ caller, params }) => {
      await withdrawOffer(await getDatabase(), caller, params.id);
      return { message: "Предложение отозвано: ссылка из письма больше не действует" };
    },
  }),
});
