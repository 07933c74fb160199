import { refundOrder } from "@/lib/features/billing/refunds/operations";
import { refundRequest } from "@/lib/features/billing/refunds/schema";
import { orderParams } from "@/lib/features/billing/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** 200 when the money was refunded; 202 when ЮKassa has not answered yet and the call must not be repeated. */
  POST: defineRoute({
    access: "admin",
    limit: limits.placeOrder,
    summary: "Вернуть деньги по заказу и закончить его план",
    details:
      "Суммы в копейках. Через ЮKassa возврат делается сам, по счёту — записывается платёжное поручение. 409, если с тех пор что-то уже вернули.",
    response: messageResponse,
    status: [200, 202],
    errors: ["UNAVAILABLE"],
    params: orderParams,
    body: refundRequest,
    example: { amount: 199_000, refunded: 0 },
    handle: async ({ caller, params, body, now, request: { signal } }) => {
      const input = { ...params, ...body };
      const state = await refundOrder(await getDatabase(), caller, input, { now, signal });
      return state === "succeeded"
        ? { message: "Деньги возвращены" }
        : Response.json(
            { message: "ЮKassa ещё не ответила: возврат закончим сами" },
            { status: 202 },
          );
    },
  }),
});
