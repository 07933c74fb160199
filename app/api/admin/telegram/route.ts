import { getTelegramSettings } from "@/lib/features/telegram/data";
import {
  connectOperatorTelegram,
  disconnectOperatorTelegram,
} from "@/lib/features/telegram/operator";
import { telegramRequest, telegramResponse } from "@/lib/features/telegram/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns whether the operator's bot is connected, and to which channel; never its token. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Подключён ли Telegram сайта",
    response: telegramResponse,
    handle: async () => getTelegramSettings(await getDatabase(), null),
  }),

  PUT: defineRoute({
    access: "admin",
    limit: limits.telegram,
    summary: "Подключить бота и канал сайта",
    details: "Токен хранится зашифрованным и не возвращается. Без botToken меняется только канал.",
    response: telegramResponse,
    body: telegramRequest,
    handle: async ({ caller, body, now }) =>
      connectOperatorTelegram(await getDatabase(), caller, body, now),
  }),

  DELETE: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Отключить Telegram сайта",
    response: telegramResponse,
    handle: async ({ caller, now }) => disconnectOperatorTelegram(await getDatabase(), caller, now),
  }),
});
