import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { sendTestMessage } from "@/lib/telegram/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** `{message}` once Telegram took it; 409 with the reason when it did not. */
  POST: defineRoute({
    access: "user",
    limit: limits.telegram,
    summary: "Отправить в свой канал пробное сообщение",
    answer: z.strictObject({ message: z.string() }),
    handle: async ({ visitor }) => {
      await sendTestMessage(await getDatabase(), visitor.userId);
      return { message: "Сообщение отправлено" };
    },
  }),
});
