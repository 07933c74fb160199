import { getTelegramSettings } from "@/lib/features/telegram/data";
import { connectTelegram, disconnectTelegram } from "@/lib/features/telegram/operations";
import { telegramRequest, telegramResponse } from "@/lib/features/telegram/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns whether a bot is connected, and to which channel; never its token. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Подключён ли ваш Telegram",
    response: telegramResponse,
    handle: async ({ caller }) => getTelegramSettings(await getDatabase(), caller.userId),
  }),

  PUT: defineRoute({
    access: "user",
    limit: limits.telegram,
    summary: "Подключить своего бота и канал",
    details: "Токен хранится зашифрованным и не возвращается. Без botToken меняется только канал.",
    response: telegramResponse,
    body: telegramRequest,
    handle: async ({ caller, body, now }) =>
      connectTelegram(await getDatabase(), caller.userId, body, now),
  }),

  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Отключить Telegram",
    response: telegramResponse,
    handle: async ({ caller, now }) => disconnectTelegram(await getDatabase(), caller.userId, now),
  }),
});
