import { sendTestMessage } from "@/lib/features/telegram/operations";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** `{message}` when Telegram accepted the message; otherwise 409 with the reason. */
  POST: defineRoute({
    access: "user",
    limit: limits.telegram,
    summary: "Отправить в свой канал пробное сообщение",
    response: messageResponse,
    handle: async ({ caller }) => {
      await sendTestMessage(await getDatabase(), caller.userId);
      return { message: "Сообщение отправлено" };
    },
  }),
});
