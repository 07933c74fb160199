import { sendOperatorTest } from "@/lib/features/telegram/operator";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** `{message}` when Telegram accepted the message; otherwise 409 with the reason. */
  POST: defineRoute({
    access: "admin",
    limit: limits.telegram,
    summary: "Отправить в канал сайта пробное сообщение",
    response: messageResponse,
    handle: async ({ caller, now }) => {
      await sendOperatorTest(await getDatabase(), caller, now);
      return { message: "Сообщение отправлено" };
    },
  }),
});
