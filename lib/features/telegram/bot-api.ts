import "server-only";

import { z } from "zod";
import { dayMs } from "@/lib/core/time/day-ms";
import { DeliveryError } from "@/lib/platform/outbox/outbox";

/** The root of the Bot API, and the token that is part of each of its addresses. */
export type BotAddress = { root: string; token: string };

const responseSchema = z.object({
  ok: z.boolean(),
  error_code: z.number().int().optional(),
  parameters: z.object({ retry_after: z.number().nonnegative().optional() }).optional(),
  result: z.unknown().optional(),
});

const maxPauseMs = dayMs;

/** Why a call is not worth another attempt, in words for the bot's owner. */
const finalReasons: Record<number, string> = {
  400: "Telegram не нашёл канал или не принял сообщение. Проверьте имя канала.",
  401: "Telegram не узнал токен бота: возможно, его отозвали. Подключите бота заново.",
  403: "Бот не может писать в канал. Добавьте его администратором с правом публиковать сообщения.",
  404: "Telegram не узнал токен бота: возможно, его отозвали. Подключите бота заново.",
};

/**
 * Sends plain text to a channel.
 * @throws DeliveryError with a Russian reason, final where another attempt would fail in the same way.
 */
export async function sendMessage(
  bot: BotAddress,
  { channelId, text }: { channelId: string; text: string },
  signal: AbortSignal,
): Promise<void> {
  await call(bot, "sendMessage", { chat_id: channelId, text }, signal);
}

/**
 * The bot's user name; proves that the token is good.
 * @returns null when Telegram's response has no name
 * @throws DeliveryError
 */
export async function getBotName(bot: BotAddress, signal: AbortSignal): Promise<string | null> {
  const result = await call(bot, "getMe", {}, signal);
  const named = z.object({ username: z.string().max(64) }).safeParse(result);
  return named.success ? named.data.username : null;
}

/**
 * The token is part of the address, and the runtime's errors may name the address: none of them goes
 * any further, neither as a message nor as a cause.
 */
async function call(
  { root, token }: BotAddress,
  method: string,
  body: object,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(`${root}/bot${token}/${method}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    redirect: "error",
    signal,
  }).catch(() => null);
  const status = response?.status;
  const parsed = responseSchema.safeParse(await response?.json().catch(() => null));
  if (!parsed.success) throw new DeliveryError("Telegram не отвечает");
  const { ok, error_code: code = status ?? 0, parameters, result } = parsed.data;
  if (ok) return result;
  const reason = finalReasons[code];
  if (reason !== undefined) throw new DeliveryError(reason, { isFinal: true });
  if (code === 429) {
    const pause = Math.min((parameters?.retry_after ?? 30) * 1000, maxPauseMs);
    throw new DeliveryError("Telegram просит подождать", { retryAfterMs: pause });
  }
  throw new DeliveryError(`Telegram не принял сообщение (код ${code})`);
}
