import { DomainError } from "@/lib/core/errors";
import { notificationRequest } from "@/lib/features/billing/schema";
import {
  type EventKind,
  eventKinds,
  recordWebhookEvent,
} from "@/lib/features/billing/settle/events";
import { environment } from "@/lib/platform/config/environment";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Responds before asking ЮKassa. Nothing in the body is trusted except which object to ask about. */
  POST: defineRoute({
    access: "public",
    limit: limits.billingEvent,
    summary: "Уведомление ЮKassa об оплате или возврате",
    details:
      "Шлёт ЮKassa. Уведомлению не верят: сервер сам спрашивает ЮKassa о названном платеже. Без ключей ЮKassa такого адреса нет.",
    response: messageResponse,
    errors: ["NOT_FOUND"],
    body: notificationRequest,
    example: {
      event: "payment.succeeded",
      object: { id: "2f3b588d-000f-5000-8000-1d6e87c7fbde" },
    },
    handle: async ({ body: { event, object }, now }) => {
      if (!environment().yookassa) throw new DomainError("NOT_FOUND", "Такого адреса нет.");
      const kind = eventKinds.find((known): known is EventKind => known === event);
      if (kind) await recordWebhookEvent(await getDatabase(), { kind, objectId: object.id }, now);
      return { message: "Принято" };
    },
  }),
});
