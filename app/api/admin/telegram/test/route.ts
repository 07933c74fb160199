import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { sendOperatorTest } from "@/lib/telegram/operator";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** `{message}` once Telegram took it; 409 with the reason when it did not. */
  POST: defineRoute({
    access: "admin",
    limit: limits.telegram,
    summary: "Отправить в канал сайта пробное сообщение",
    answer: z.strictObject({ message: z.string() }),
    handle: async ({ visitor, now }) => {
      await sendOperatorTest(await getDatabase(), visitor, now);
      return { message: "Сообщение отправлено" };
    },
  }),
});
