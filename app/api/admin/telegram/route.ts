import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { telegramAnswer } from "@/lib/telegram/answers";
import { getTelegramSettings } from "@/lib/telegram/data";
import { connectOperatorTelegram, disconnectOperatorTelegram } from "@/lib/telegram/operator";
import { telegramChange } from "@/lib/telegram/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Whether the operator's bot is connected, and to which channel; never its token. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Подключён ли Telegram сайта",
    answer: telegramAnswer,
    handle: async () => getTelegramSettings(await getDatabase(), null),
  }),

  PUT: defineRoute({
    access: "admin",
    limit: limits.telegram,
    summary: "Подключить бота и канал сайта",
    details: "Токен хранится зашифрованным и не возвращается. Без botToken меняется только канал.",
    answer: telegramAnswer,
    body: telegramChange,
    handle: async ({ visitor, body, now }) =>
      connectOperatorTelegram(await getDatabase(), visitor, body, now),
  }),

  DELETE: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Отключить Telegram сайта",
    answer: telegramAnswer,
    handle: async ({ visitor, now }) =>
      disconnectOperatorTelegram(await getDatabase(), visitor, now),
  }),
});
