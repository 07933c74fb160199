import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { telegramAnswer } from "@/lib/telegram/answers";
import { getTelegramSettings } from "@/lib/telegram/data";
import { connectTelegram, disconnectTelegram } from "@/lib/telegram/operations";
import { telegramChange } from "@/lib/telegram/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Whether a bot is connected, and to which channel; never its token. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Подключён ли ваш Telegram",
    answer: telegramAnswer,
    handle: async ({ visitor }) => getTelegramSettings(await getDatabase(), visitor.userId),
  }),

  PUT: defineRoute({
    access: "user",
    limit: limits.telegram,
    summary: "Подключить своего бота и канал",
    details: "Токен хранится зашифрованным и не возвращается. Без botToken меняется только канал.",
    answer: telegramAnswer,
    body: telegramChange,
    handle: async ({ visitor, body, now }) =>
      connectTelegram(await getDatabase(), visitor.userId, body, now),
  }),

  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Отключить Telegram",
    answer: telegramAnswer,
    handle: async ({ visitor, now }) =>
      disconnectTelegram(await getDatabase(), visitor.userId, now),
  }),
});
